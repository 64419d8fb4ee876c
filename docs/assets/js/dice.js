// Fair dice.

/** A roll as the core reads it: `6-5`. */
export function thrown() {
  return `${face()}-${face()}`;
}

function face() {
  const bytes = new Uint8Array(1);
  // the few numbers that would favour some faces are thrown again
  do crypto.getRandomValues(bytes);
  while (Number(bytes[0]) >= 252);
  return (Number(bytes[0]) % 6) + 1;
}
