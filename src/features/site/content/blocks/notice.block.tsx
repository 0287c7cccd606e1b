import type { Notice } from '#features/site/content/blocks/notice.schema.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'

export const Block = ({ tone, title, text }: Notice) => (
  <Section space="tight">
    <Message tone={tone} title={title}>
      {text}
    </Message>
  </Section>
)
