// Transcripts that are dropped or chosen: files, and what lies in folders, in the order of their names.

/** @typedef {{ name: string, text: () => Promise<string> }} Source */

const TRANSCRIPT = /\.(mat|nardy|txt)$/i;

/**
 * Files as they were chosen one by one.
 * @param {Iterable<File>} files
 */
export function named(files) {
  return [...files].map((file) => source(file.name, file));
}

/**
 * The transcripts among the files of a folder: whatever else lies there is none.
 * @param {Iterable<File>} files
 */
export function ofFolder(files) {
  return sorted([...files].map((file) => source(file.webkitRelativePath || file.name, file)));
}

/**
 * What was dropped: every file, and the transcripts in every folder.
 * @param {DataTransfer} dropped
 * @returns {Promise<Source[]>}
 */
export async function ofDrop(dropped) {
  // both are gone once the event is over
  const files = [...dropped.files];
  const folders = [...dropped.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry?.isDirectory);
  const names = folders.map((folder) => folder?.name);
  const single = named(files.filter((file) => !names.includes(file.name)));
  const inFolders = await Promise.all(folders.map((folder) => walk(/** @type {FileSystemEntry} */ (folder))));
  return [...single, ...sorted(inFolders.flat())];
}

/**
 * @param {FileSystemEntry} entry
 * @returns {Promise<Source[]>}
 */
async function walk(entry) {
  if (entry.isFile) {
    const file = /** @type {File} */ (
      await new Promise((resolve, reject) => /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject))
    );
    return [source(entry.fullPath.slice(1), file)];
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  const found = [];
  // a reader gives some at a time, and nothing when there is no more
  for (let some = await read(reader); some.length > 0; some = await read(reader)) {
    found.push(...(await Promise.all(some.map(walk))));
  }
  return found.flat();
}

/**
 * @param {FileSystemDirectoryReader} reader
 * @returns {Promise<FileSystemEntry[]>}
 */
function read(reader) {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

/** @param {Source[]} sources */
function sorted(sources) {
  const transcripts = sources.filter(({ name }) => TRANSCRIPT.test(name));
  return transcripts.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param {string} name
 * @param {File} file
 * @returns {Source}
 */
function source(name, file) {
  return { name, text: () => file.text() };
}
