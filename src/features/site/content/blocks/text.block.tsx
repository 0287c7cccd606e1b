import { Section } from '#ui/section.tsx'
import type { Text } from '#features/site/content/blocks/text.schema.ts'
import { RichText } from '#features/site/content/rich-text.tsx'

export const Block = ({ heading, anchor, note, html }: Text) => (
  <Section heading={heading} headingId={anchor} text={note} layout="split" space="tight">
    <RichText html={html} />
  </Section>
)
