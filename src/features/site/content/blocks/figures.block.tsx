import { Section } from '#ui/section.tsx'
import { FigureList } from '#features/site/content/blocks/figure-list.tsx'
import type { Figures } from '#features/site/content/blocks/figures.schema.ts'

export const Block = ({ heading, items }: Figures) => (
  <Section heading={heading}>
    <FigureList items={items} size="large" />
  </Section>
)
