/** The types of cells, by their numbers in PostgreSQL. */
const TYPES = { bytea: 17, int4: 23, text: 25, textArray: 1009, uuid: 2950, jsonb: 3802 } as const

/** A jsonb begins with the number of its version. */
const JSONB_VERSION = 1
const NULL = -1
const HEAD = 8
const ARRAY_HEAD = 20
const BYTES_A_LETTER = 3
/** For a few letters a call costs more than the copying. */
const FEW_LETTERS = 24
const FIRST_SIZE = 1 << 21

/**
 * Cells of composite values in PostgreSQL's own binary form, written into one piece of memory that is used again and again:
 * what is allocated for each batch makes the collector look at everything that is alive.
 */
export const createRecordWriter = () => {
  let memory = Buffer.allocUnsafe(FIRST_SIZE)
  let used = 0

  const makeRoom = (bytes: number): void => {
    if (used + bytes <= memory.length) return
    const larger = Buffer.allocUnsafe(Math.max(memory.length * 2, used + bytes))
    memory.copy(larger, 0, 0, used)
    memory = larger
  }
  const putInteger = (value: number): void => {
    used = memory.writeInt32BE(value, used)
  }
  /** Room is there already. */
  const putText = (text: string): void => {
    if (text.length > FEW_LETTERS) return void (used += memory.write(text, used))
    const start = used
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      if (code > 0x7f) return void (used = start + memory.write(text, start))
      memory[used++] = code
    }
  }
  /** Begins a cell; what it returns ends it. */
  const beginCell = (type: number, room: number): number => {
    makeRoom(HEAD + room)
    putInteger(type)
    used += 4
    return used
  }
  const endCell = (start: number): void => void memory.writeInt32BE(used - start, start - 4)

  return {
    get used() {
      return used
    },
    moveTo: (place: number): void => void (used = place),
    makeRoom,
    putInteger,
    setInteger: (value: number, place: number): void => void memory.writeInt32BE(value, place),
    view: (start: number, end: number): Buffer => memory.subarray(start, end),
    writeNull: (type: keyof typeof TYPES): void => {
      makeRoom(HEAD)
      putInteger(TYPES[type])
      putInteger(NULL)
    },
    writeInteger: (value: number): void => {
      const start = beginCell(TYPES.int4, 4)
      putInteger(value)
      endCell(start)
    },
    writeText: (text: string): void => {
      const start = beginCell(TYPES.text, text.length * BYTES_A_LETTER)
      putText(text)
      endCell(start)
    },
    writeBytes: (type: 'uuid' | 'bytea', bytes: Uint8Array): void => {
      const start = beginCell(TYPES[type], bytes.length)
      memory.set(bytes, used)
      used += bytes.length
      endCell(start)
    },
    writeJson: (json: string): void => {
      const start = beginCell(TYPES.jsonb, 1 + json.length * BYTES_A_LETTER)
      memory[used++] = JSONB_VERSION
      putText(json)
      endCell(start)
    },
    writeTexts: (texts: readonly string[]): void => {
      const start = beginCell(TYPES.textArray, ARRAY_HEAD)
      putInteger(texts.length === 0 ? 0 : 1)
      putInteger(0)
      putInteger(TYPES.text)
      if (texts.length > 0) {
        putInteger(texts.length)
        putInteger(1)
      }
      for (const text of texts) {
        makeRoom(4 + text.length * BYTES_A_LETTER)
        const from = used + 4
        used = from
        putText(text)
        memory.writeInt32BE(used - from, from - 4)
      }
      endCell(start)
    },
  }
}
export type RecordWriter = ReturnType<typeof createRecordWriter>
