import type { Block } from '#foundation/blocks/public.ts'

/** Names of what authors place, in the order in which it stands. */
export const PALETTE_NAMES = [
  'text',
  'picture',
  'columns',
  'products',
  'accordion',
  'table',
  'downloads',
  'form',
  'notice',
  'band',
  'links',
  'figures',
  'quote',
  'action',
  'beside',
  'fold',
] as const
export type PaletteName = (typeof PALETTE_NAMES)[number]

type Start = Pick<Block, 'type' | 'props'>

/** A page of this site: what a link leads to until the author says otherwise. */
const LINK = { label: 'Read more', href: '/' }

/** Initial properties of a new block: enough to be saved. */
export const PALETTE: Readonly<Record<PaletteName, Start>> = {
  text: { type: 'text', props: { html: '' } },
  picture: {
    type: 'image-text',
    props: { heading: 'Heading', html: '', image: { src: '/favicon.ico', alt: '', width: 32, height: 32 } },
  },
  columns: { type: 'cards', props: { look: 'plain', items: [{ title: 'First' }, { title: 'Second' }] } },
  products: { type: 'product-listing', props: { category: 'category' } },
  accordion: { type: 'accordion', props: { items: [{ question: 'Question', html: '' }] } },
  table: {
    type: 'table',
    props: {
      caption: 'Table',
      columns: [
        { label: 'First', kind: 'text' },
        { label: 'Second', kind: 'text' },
      ],
      rows: [{ cells: ['–', '–'] }],
    },
  },
  downloads: { type: 'download-table', props: { heading: 'Downloads', documents: [] } },
  form: {
    type: 'form',
    props: { formKey: 'new-form', heading: 'Write to us', fields: [{ kind: 'text', name: 'name', label: 'Name' }] },
  },
  notice: { type: 'notice', props: { tone: 'info', text: 'What visitors should know.' } },
  band: { type: 'hero', props: { title: 'Title', size: 'page' } },
  links: { type: 'link-list', props: { heading: 'Links', items: [LINK] } },
  figures: { type: 'figures', props: { items: [{ value: '100', label: 'of something' }] } },
  quote: { type: 'quote', props: { text: 'What was said.', author: 'Who said it' } },
  beside: { type: 'side-by-side', props: { columns: '2' } },
  fold: { type: 'fold', props: { heading: 'More' } },
  action: { type: 'call-to-action', props: { title: 'Title', action: LINK } },
}

/** By the type of a block, the name under which authors know it. */
export const nameOfType = (type: string): PaletteName | undefined => PALETTE_NAMES.find((name) => PALETTE[name].type === type)
