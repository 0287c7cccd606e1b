import type { ReadProgress } from '#foundation/data-kinds/public.server.ts'
import type { Clock } from '#kernel/clock.ts'

const BAR = 24
const EVERY_MS = 200

type Shown = { readonly write: (text: string) => unknown }

const WORDS = { check: 'Checking', save: 'Saving', settle: 'Finishing' } as const

/** A bar for a part of the whole. */
export const drawBar = (share: number): string => {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR)
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`
}

/** One line that is written over: step and file, how far it is, lines a second and the time that is left. */
export const createProgress = (shown: Shown, clock: Clock) => {
  let [begun, last, current, seen] = [0, 0, '', 0]
  return {
    show: ({ step, file, size, bytes, lines }: ReadProgress): void => {
      const now = clock.now().getTime()
      const name = `${WORDS[step]} ${file}`
      if (name !== current) [begun, current, seen] = [now, name, 0]
      if (step === 'settle') return void shown.write(`\r${name} \u001B[K`)
      seen += bytes
      if (now - last < EVERY_MS) return
      last = now
      const seconds = Math.max(0.001, (now - begun) / 1000)
      const left = Math.ceil((seconds / Math.max(1, seen)) * Math.max(0, size - seen))
      shown.write(
        `\r${name} ${drawBar(seen / size)} ${lines} lines, ${Math.round(lines / seconds)} a second, ${left} s left \u001B[K`,
      )
    },
    end: (): void => void shown.write('\r\u001B[K'),
  }
}
