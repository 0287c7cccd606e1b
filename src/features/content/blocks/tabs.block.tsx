import { Section } from '#ui/section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { Tabs as Props } from '#features/content/blocks/tabs.schema.ts'
import { RichText } from '#features/content/rich-text.tsx'

export const Block = ({ heading, items }: Props) => (
  <Section heading={heading}>
    <Tabs label={heading} items={items.map(({ label, html }) => ({ label, content: <RichText html={html} layout="split" /> }))} />
  </Section>
)
