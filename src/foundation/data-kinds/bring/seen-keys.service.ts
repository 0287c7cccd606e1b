import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createKeySet, hashKey, type KeySet } from '#foundation/data-kinds/bring/key-set.rules.ts'

/** So many are told apart in memory: 16 MB. */
const MOST_IN_MEMORY = 1_000_000
const PARTS = 64
/** Two halves of a hash and the number of its line. */
const WIDTH = 3
const ENTRIES = 2048

type Part = { readonly file: number; readonly entries: Uint32Array; filled: number }

const flush = (part: Part): void => {
  const bytes = Buffer.from(part.entries.buffer, 0, part.filled * 4)
  for (let done = 0; done < bytes.length;) done += writeSync(part.file, bytes, done)
  part.filled = 0
}

const note = (part: Part, first: number, second: number, line: number): void => {
  part.entries.set([first, second, line], part.filled)
  part.filled += WIDTH
  if (part.filled === part.entries.length) flush(part)
}

/** Lines whose key is in a line before, of those that share a part. */
function* findLater(part: Part): Generator<number> {
  flush(part)
  const seen = createKeySet()
  const bytes = Buffer.from(part.entries.buffer)
  for (let from = 0, read = 1; read > 0; from += read) {
    read = readSync(part.file, bytes, 0, bytes.length, from)
    // Whole entries alone: a file gives what is asked for, but at its end.
    for (let at = 0; at + WIDTH <= read / 4; at += WIDTH) {
      const [first = 0, second = 0, line = 0] = part.entries.subarray(at, at + WIDTH)
      if (!seen.addHash(first, second)) yield line
    }
  }
}

/** Tells which keys came before. The first million at once; beyond that they go to files, which are looked through at the end. */
export type SeenKeys = {
  /** False where it is known already that the key was there before. */
  readonly add: (key: string, line: number) => Promise<boolean> | boolean
  /** Lines of keys that were there before, as far as `add` did not say so. */
  readonly listLater: () => Iterable<number>
  readonly close: () => Promise<void>
}

export const createSeenKeys = (mostInMemory = MOST_IN_MEMORY): SeenKeys => {
  let memory: KeySet | undefined = createKeySet()
  let [folder, parts]: [string | undefined, Part[]] = [undefined, []]
  const partOf = (first: number): Part => parts[(first >>> 26) % PARTS] as Part
  const spill = async (known: KeySet): Promise<void> => {
    folder = await mkdtemp(path.join(tmpdir(), 'portico-keys-'))
    for (let at = 0; at < PARTS; at += 1)
      parts.push({ file: openSync(path.join(folder, String(at)), 'w+'), entries: new Uint32Array(ENTRIES * WIDTH), filled: 0 })
    for (const [first, second] of known.hashes()) note(partOf(first), first, second, 0)
    memory = undefined
  }
  const addToParts = (key: string, line: number): boolean => {
    const [first, second] = hashKey(key)
    note(partOf(first), first, second, line)
    return true
  }
  return {
    add: (key, line) => {
      if (!memory) return addToParts(key, line)
      if (memory.count() < mostInMemory) return memory.add(key)
      return spill(memory).then(() => addToParts(key, line))
    },
    *listLater() {
      for (const part of parts) yield* findLater(part)
    },
    close: async () => {
      for (const { file } of parts) closeSync(file)
      parts = []
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
