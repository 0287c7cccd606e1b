import type { PropsInMarkup } from '#foundation/blocks/public.ts'
import { Section } from '#ui/section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { Tabs as Props } from '#features/site/content/blocks/tabs.schema.ts'
import { RichText } from '#features/site/content/rich-text.tsx'

export const Block = ({ heading, items }: Props) => (
  <Section heading={heading}>
    <Tabs label={heading} items={items.map(({ label, html }) => ({ label, content: <RichText html={html} layout="split" /> }))} />
  </Section>
)

export const inMarkup: PropsInMarkup<Props, Pick<Props, 'heading'>> = {
  leaveOut: ({ heading }) => ({ heading }),
  readBack: (left, root) => {
    const panels = root.querySelectorAll('[role=tabpanel]')
    const items = [...root.querySelectorAll('[role=tab]')].map(({ textContent: label }, index) => ({
      label,
      html: panels[index]?.lastElementChild?.innerHTML ?? '',
    }))
    return { ...left, items }
  },
}
