import type { Language } from '#kernel/locale.ts'
import {
  drawLines,
  eachLanguage,
  type LabelledDocument,
  type LabelledLine,
} from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { ORDER_WORDS } from '#features/buying/quick-order/testing/labelled/labelled-words.ts'

const write = ({ sku, quantity }: LabelledLine, at: number, unit: string): string =>
  [`${sku} - ${quantity} ${unit}`, `${quantity} x ${sku}`, `${sku}: ${quantity}`, `${sku}; ${quantity}`][at % 4] ?? ''

const list = (lines: readonly LabelledLine[], language: Language): string[] =>
  lines.map((line, at) => write(line, at, ORDER_WORDS[language].unit))

const fill = (text: string, { sku }: LabelledLine, from: number, to: number): string =>
  text.replace('@', sku).replace('%', String(from)).replace('#', String(to))

const document = (
  kind: string,
  name: string,
  language: Language,
  lines: readonly LabelledLine[],
  text: readonly string[],
): LabelledDocument => ({
  ...{ kind, name: `${language}, ${name}`, language, lines },
  content: text.join('\n'),
})

/** Mails above the mails that they answer. */
const quoted = (): LabelledDocument[] =>
  eachLanguage((language, seed) => {
    const words = ORDER_WORDS[language]
    const now = drawLines(seed, language).slice(0, 5)
    const before = drawLines(seed + 1, language, [0, 1, 2, 3, 4]).slice(0, 5)
    const top = [words.greeting, `${words.poLabel}: 4500012`, '', ...list(now, language), '', words.regards, 'Jan Nowak', '']
    const lines = [...now, ...before]
    return [
      ...words.quotes.map((quote) =>
        document('quoted', quote.slice(0, 20), language, lines, [
          ...top,
          ...quote.replace('#', 'Eva Braun').split('\n'),
          '',
          ...list(before, language),
        ]),
      ),
      document('quoted', 'signs', language, lines, [
        ...top,
        words.quotes[0]?.replace('#', 'Eva Braun') ?? '',
        ...list(before, language).map((line) => `> ${line}`),
      ]),
      document('quoted', 'forwarded', language, before, [
        words.greeting,
        words.regards,
        ...(words.quotes[1]?.replace('#', 'Eva').split('\n') ?? []),
        '',
        ...list(before, language),
      ]),
    ]
  }).flat()

const STAMPS: readonly ((name: string, minute: number) => string)[] = [
  (name, minute) => `[10.11.2026, 09:${minute}:05] ${name}: `,
  (name, minute) => `10/11/2026, 09:${minute} - ${name}: `,
  (name, minute) => `[09:${minute}] ${name}: `,
  (name) => `${name}: `,
]

const replaceAt = (lines: readonly LabelledLine[], at: number, quantity: number): LabelledLine[] =>
  lines.map((line, index) => (index === at ? { ...line, quantity } : line))

/** Chats and mails in which somebody thinks again. */
const corrections = (): LabelledDocument[] =>
  eachLanguage((language, seed) => {
    const words = ORDER_WORDS[language]
    const first = drawLines(seed, language).slice(0, 5)
    const [target, to] = [2, 33]
    const line = first[target]
    if (!line) return []
    const corrected = replaceAt(first, target, to)
    const named = words.named.flatMap((text, at): LabelledDocument[] => {
      const stamp = STAMPS[at % STAMPS.length] ?? STAMPS[0]!
      const said = fill(text, line, line.quantity, to)
      return [
        document('corrected', `chat, ${text}`, language, corrected, [
          ...list(first, language).map((one, minute) => `${stamp('Jan', 10 + minute)}${one}`),
          `${stamp('Eva', 20)}OK`,
          `${stamp('Jan', 21)}${said}`,
        ]),
        document('corrected', `mail, ${text}`, language, corrected, [
          words.greeting,
          ...list(first, language),
          '',
          said,
          words.regards,
        ]),
      ]
    })
    const bare = words.bare.flatMap((text, at): LabelledDocument[] => {
      const stamp = STAMPS[(at + 1) % STAMPS.length] ?? STAMPS[0]!
      const [only] = first
      if (!only) return []
      const said = fill(text, only, only.quantity, to)
      return [
        document('corrected', `one line, ${text}`, language, replaceAt([only], 0, to), [
          `${stamp('Jan', 10)}${write(only, at, words.unit)}`,
          `${stamp('Eva', 12)}OK`,
          `${stamp('Jan', 15)}${said}`,
        ]),
        document(
          'corrected',
          `unclear, ${text}`,
          language,
          first.map((one) => ({ ...one, isOrdered: false })),
          [...list(first, language), fill(text, only, 77, to)],
        ),
      ]
    })
    const out = words.takeOut.map((text) =>
      document(
        ...(['corrected', `taken out, ${text}`, language] as const),
        first.map((one, at) => (at === target ? { ...one, isOrdered: false } : one)),
        [...list(first, language), '', fill(text, line, 0, 0)],
      ),
    )
    return [...named, ...bare, ...out]
  }).flat()

const packs = (): LabelledDocument[] =>
  eachLanguage((language, seed) =>
    ORDER_WORDS[language].packs.map((text, at) => {
      const lines = drawLines(seed + at, language, [1, 4]).slice(0, 6)
      const packed = text.replace('#', '3').replace('%', '10')
      return document(
        'packs',
        `text, ${text}`,
        language,
        lines,
        lines.map((line, index) =>
          line.isOrdered
            ? write(line, index, ORDER_WORDS[language].unit)
            : at % 2 === 0
              ? `${line.sku} ${packed}`
              : `${packed} ${line.sku}`,
        ),
      )
    }),
  ).flat()

const struck = (): LabelledDocument[] =>
  eachLanguage((language, seed) =>
    [(text: string) => `~~${text}~~`, (text: string) => Array.from(text, (letter) => `${letter}\u0336`).join('')].map(
      (strike, at) => {
        const lines = drawLines(seed + at, language, [1, 4]).slice(0, 6)
        return document(
          'struck in text',
          String(at),
          language,
          lines,
          lines.map((line, index) =>
            line.isOrdered
              ? write(line, index, ORDER_WORDS[language].unit)
              : strike(write(line, index, ORDER_WORDS[language].unit)),
          ),
        )
      },
    ),
  ).flat()

export const drawThreadDocuments = (): LabelledDocument[] => [...quoted(), ...corrections(), ...packs(), ...struck()]
