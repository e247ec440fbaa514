// What this browser keeps: one small database with one shelf. Where there is none (private windows, some tests) things are kept
// until the page is closed, so that racing never depends on it.

const databaseName = 'chicane';
const shelf = 'races';

export interface Shelf<Thing> {
  get(id: string): Promise<Thing | undefined>;
  put(thing: Thing): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Thing[]>;
}

export function inMemory<Thing extends { id: string }>(): Shelf<Thing> {
  const things = new Map<string, string>();
  return {
    get(id) {
      const text = things.get(id);
      return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as Thing));
    },
    put(thing) {
      things.set(thing.id, JSON.stringify(thing));
      return Promise.resolve();
    },
    remove(id) {
      things.delete(id);
      return Promise.resolve();
    },
    all: () => Promise.resolve([...things.values()].map((text) => JSON.parse(text) as Thing)),
  };
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: 'id' });
  return answer(request);
}

function inDatabase<Thing extends { id: string }>(database: IDBDatabase): Shelf<Thing> {
  const store = (mode: IDBTransactionMode) => database.transaction(shelf, mode).objectStore(shelf);
  return {
    get: (id) => answer<Thing | undefined>(store('readonly').get(id)),
    put: async (thing) => void (await answer(store('readwrite').put(thing))),
    remove: async (id) => void (await answer(store('readwrite').delete(id))),
    all: () => answer<Thing[]>(store('readonly').getAll()),
  };
}

export async function openShelf<Thing extends { id: string }>(): Promise<Shelf<Thing>> {
  if (typeof indexedDB === 'undefined') return inMemory();
  try {
    return inDatabase(await open());
  } catch {
    return inMemory();
  }
}
