import { Section } from '#ui/section.tsx'
import { NewsCards } from '#features/site/content/blocks/cards-news.tsx'
import { PlainCards } from '#features/site/content/blocks/cards-plain.tsx'
import { TileCards } from '#features/site/content/blocks/cards-tiles.tsx'
import type { Cards } from '#features/site/content/blocks/cards.schema.ts'

const LOOKS = { tiles: TileCards, plain: PlainCards, news: NewsCards }

export const Block = ({ heading, text, all, look, items }: Cards) => {
  const List = LOOKS[look]
  return (
    <Section heading={heading} text={text} all={all} layout={look === 'news' ? 'split' : 'stack'}>
      <List items={items} level={heading ? 'h3' : 'h2'} />
    </Section>
  )
}
