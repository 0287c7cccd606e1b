import { DIGIT, characterClass, NOTHING, OTHER, lowerCaseOf } from '#foundation/search-engine/analysis/characters.rules.ts'

/** Most changes are one document of a few dozen words in six languages: six large tables would cost more than it. */
const FIRST_SIZE = 1 << 8

/**
 * Hash table from tokens to entries that reads a text without creating strings: a million products hold a third of a
 * billion tokens, nearly all of them seen before.
 */
export const createTokenTable = <Entry extends { readonly written: string }>(create: (written: string) => Entry) => {
  let slots: (Entry | undefined)[] = Array.from({ length: FIRST_SIZE })
  let hashes = new Int32Array(FIRST_SIZE)
  let count = 0

  const grow = (): void => {
    const [old, oldHashes] = [slots, hashes]
    slots = Array.from({ length: old.length * 2 })
    hashes = new Int32Array(old.length * 2)
    for (const [index, entry] of old.entries()) {
      if (!entry) continue
      const hash = oldHashes[index] as number
      let slot = hash & (slots.length - 1)
      while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = entry
      hashes[slot] = hash
    }
  }
  const isWord = ({ written }: Entry, text: string, start: number, end: number): boolean => {
    if (written.length !== end - start) return false
    for (let at = start; at < end; at += 1) if (written.charCodeAt(at - start) !== lowerCaseOf(text.charCodeAt(at))) return false
    return true
  }
  const find = (text: string, start: number, end: number, hash: number): Entry => {
    let slot = hash & (slots.length - 1)
    for (;;) {
      const entry = slots[slot]
      if (!entry) break
      if (hashes[slot] === hash && isWord(entry, text, start, end)) return entry
      slot = (slot + 1) & (slots.length - 1)
    }
    let written = ''
    for (let at = start; at < end; at += 1) written += String.fromCharCode(lowerCaseOf(text.charCodeAt(at)))
    const entry = create(written)
    slots[slot] = entry
    hashes[slot] = hash
    count += 1
    if (count * 2 > slots.length) grow()
    return entry
  }

  return {
    /** Calls back with each token; returns false, before any call, when the text needs the full tokenizer. */
    read: (text: string, onWord: (entry: Entry) => void): boolean => {
      for (let at = 0; at < text.length; at += 1) if (characterClass(text.charCodeAt(at)) === OTHER) return false
      let [start, kind, hash] = [0, NOTHING, 0]
      for (let at = 0; at <= text.length; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : 32
        const next = characterClass(code)
        if (next !== kind) {
          if (kind !== NOTHING) onWord(find(text, start, at, hash))
          start = at
          kind = next
          hash = next === DIGIT ? 7 : 5381
        }
        hash = (Math.imul(hash, 33) + lowerCaseOf(code)) | 0
      }
      return true
    },
    /** The entry of a token from the full tokenizer. */
    entry: (written: string): Entry => {
      let hash = characterClass(written.charCodeAt(0)) === DIGIT ? 7 : 5381
      for (let at = 0; at < written.length; at += 1) hash = (Math.imul(hash, 33) + lowerCaseOf(written.charCodeAt(at))) | 0
      return find(written, 0, written.length, hash)
    },
    *entries(): Generator<Entry> {
      for (const entry of slots) if (entry) yield entry
    },
  }
}
export type TokenTable<Entry extends { readonly written: string }> = ReturnType<typeof createTokenTable<Entry>>
