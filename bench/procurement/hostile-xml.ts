import { setTimeout as wait } from 'node:timers/promises'
import { median, round } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Poster } from './visits.ts'

const bomb = (): string => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return `<!DOCTYPE cXML [${entities.join('')}]><cXML>&l9;</cXML>`
}

const listHostile = (): readonly (readonly [name: string, document: string])[] => [
  ['entity bomb', bomb()],
  ['5 MB', `<cXML>${'x'.repeat(5_000_000)}</cXML>`],
  ['1 MB that never ends', `<cXML>${'x'.repeat(1_000_000)}`],
  ['deep nesting', `<cXML>${'<a>'.repeat(300_000)}`],
  ['a quarter of a million elements', `<cXML>${'<a/>'.repeat(250_000)}</cXML>`],
  ['as many elements as are read, cut off', `<cXML>${'<a>xxxxxxxxxxxxxxxx</a>'.repeat(39_990)}`],
  ['attributes without end', `<cXML ${Array.from({ length: 80_000 }, (_, at) => `a${at}=""`).join(' ')}`],
  ['140,000 comments', `<cXML>${'<!---->'.repeat(140_000)}</cXML>`],
]

const isTooOften = (answer: string): boolean => answer.includes('"too_many_requests"')
const REST_MS = 1000

/** One network may send so many bytes without a session: the bench rests until there is room again, and counts the call that is read. */
const timePost = async (post: Poster, document: string): Promise<{ readonly answer: string; readonly ms: number }> => {
  for (;;) {
    const from = performance.now()
    const answer = await post('/punchout/cxml', document)
    const ms = performance.now() - from
    if (!isTooOften(answer)) return { answer, ms }
    await wait(REST_MS)
  }
}

/** How long each is on its way, and what the server grows by meanwhile, read every few milliseconds. */
export const measureHostile = async (server: ServerProcess, post: Poster, rounds: number) => {
  const rows = []
  for (const [name, document] of listHostile()) {
    await timePost(post, document)
    const before = server.readMemoryMb()
    let most = before
    const timer = setInterval(() => (most = Math.max(most, server.readMemoryMb())), 5)
    const times: number[] = []
    const cpuBefore = server.readCpuMs()
    try {
      for (let at = 0; at < rounds; at += 1) {
        const { answer, ms } = await timePost(post, document)
        times.push(ms)
        if (answer !== '' && !answer.includes('<Status code="400"')) throw new Error(`${name} was answered with ${answer}`)
      }
    } finally {
      clearInterval(timer)
    }
    rows.push({
      ...{ document: name, ms: round(median(times), 1), 'slowest ms': round(Math.max(...times), 1) },
      'processor ms each': round((server.readCpuMs() - cpuBefore) / rounds, 1),
      'grown by MB': round(most - before, 1),
    })
  }
  return rows
}
