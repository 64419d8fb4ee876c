// What other sites add to a link, to count who follows it, says nothing of a board or a case: it leaves the address.

const COUNTERS = /^(?:utm_.*|fbclid|gclid|igsh|igshid|mc_cid|mc_eid|msclkid|yclid|ysclid|_openstat)$/;

const address = new URL(location.href);
const counters = [...address.searchParams.keys()].filter((key) => COUNTERS.test(key));
if (counters.length > 0) {
  for (const key of counters) address.searchParams.delete(key);
  history.replaceState(history.state, "", address);
}
