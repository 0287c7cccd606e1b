import { Accordion } from '#ui/accordion.tsx'
import { Section } from '#ui/section.tsx'
import type { Accordion as Props } from '#features/site/content/blocks/accordion.schema.ts'
import { RichText } from '#features/site/content/rich-text.tsx'

export const Block = ({ heading, items }: Props) => (
  <Section heading={heading} layout="split">
    <Accordion items={items.map(({ question, html }) => ({ title: question, content: <RichText html={html} /> }))} />
  </Section>
)
