import { readFileSync } from 'node:fs'

/** Attacks by documents on whoever opens them. */
export const echo = (input: unknown, bytes: Uint8Array) => ({ value: input, bytes })

export const hang = (): never => {
  for (;;);
}

export const waitForEver = (): Promise<never> => new Promise(() => {})

/** Typed arrays lie outside of the heap that V8 bounds. */
export const growOutsideOfHeap = () => {
  const retained: Uint8Array[] = []
  for (let at = 0; at < 200; at += 1) retained.push(new Uint8Array(10_000_000).fill(at))
  return { value: retained.length }
}

export const growHeap = () => {
  const retained: string[][] = []
  for (;;) retained.push(Array.from({ length: 10_000 }, (_, at) => `${retained.length} ${at}`))
}

export const answerMuch = (size: number) => ({ value: null, bytes: new Uint8Array(size) })

export const fail = (): never => {
  throw new Error('as planned')
}

/** Packages write what they please. */
export const talk = () => {
  process.stdout.write('Warning: something\n')
  return { value: 'said' }
}

export const describeProcess = () => ({ value: { pid: process.pid, names: Object.keys(process.env) } })

/** The data that the kernel counts against its limit, and the limit. */
export const describeMemory = () => {
  const [, dataKb = ''] = /^VmData:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  const [, limitBytes = ''] = /^Max data size\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return { value: { dataMb: Number(dataKb) / 1024, limitMb: Number(limitBytes) / 1024 / 1024 } }
}
