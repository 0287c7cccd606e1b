import type { TextPart } from '#features/search/search/results/marked-text.rules.ts'

/** Highlights the query's words; everything is text, whatever it looks like. */
export const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <em key={index}>{text}</em> : text))
