const link = { label: 'More', href: '/us/en/more' }
const image = { src: '/a.svg', srcDark: '/a-dark.svg', alt: 'A valve', width: 400, height: 320 }
const html = '<h3>Title</h3><p>Text</p>'
const figures = [{ value: '98.4%', label: 'on the day' }]

/** Minimal and maximal properties of each block; tests draw both. */
export const BLOCK_SAMPLES: Readonly<Record<string, { readonly least: object; readonly most: object }>> = {
  accordion: {
    least: { items: [{ question: 'Why?', html }] },
    most: { heading: 'Questions', items: [{ question: 'Why?', html }] },
  },
  breadcrumbs: { least: { trail: [], current: 'Home' }, most: { trail: [link, link], current: 'Here' } },
  'call-to-action': {
    least: { title: 'Call', action: link },
    most: { title: 'Call', text: 'Day and night', phone: '+1 (555) 0142-770', action: link, behaviour: 'back' },
  },
  cards: {
    least: { items: [] },
    most: {
      heading: 'Parts',
      text: 'On the shelf',
      all: link,
      look: 'news',
      items: [{ title: 'Valve', text: 'Text', href: '/x', image, icon: 'box', date: '2026-11-12' }, { title: 'Plain' }],
    },
  },
  carousel: {
    least: { heading: 'Stories', slides: [{ title: 'One', text: 'Text' }] },
    most: {
      heading: 'Stories',
      slides: [
        { title: 'One', text: 'Text', source: 'Someone', image, action: link },
        { title: 'Two', text: 'Text' },
      ],
    },
  },
  'error-notice': { least: { status: 404, home: '/us/en' }, most: { status: 500, home: '/us/en' } },
  figures: { least: { items: figures }, most: { heading: 'Figures', items: [...figures, ...figures] } },
  fold: { least: { heading: 'More' }, most: { heading: 'More', isOpen: true } },
  'side-by-side': { least: {}, most: { heading: 'Both', columns: '3', ground: 'soft' } },
  hero: {
    least: { title: 'Parts' },
    most: {
      title: 'Parts',
      lead: 'Lead',
      actions: [link, link],
      image,
      callouts: [{ title: '3.9 kg', text: 'Sealed' }],
      size: 'page',
    },
  },
  'image-text': {
    least: { heading: 'Papers', html, image: { ...image, srcDark: undefined } },
    most: { heading: 'Papers', html, image, side: 'left', figures, action: link },
  },
  'link-list': {
    least: { heading: 'Tasks', items: [{ label: 'Track', href: '/x' }] },
    most: {
      heading: 'Tasks',
      look: 'tasks',
      items: [{ label: 'Track', text: 'Status', href: '/x', icon: 'truck', behaviour: 'paramCheck', behaviourValue: 'orders' }],
    },
  },
  notice: { least: { text: 'Closed on Friday' }, most: { tone: 'warn', title: 'Hours', text: 'Closed on Friday' } },
  quote: { least: { text: 'Good', author: 'Maren' }, most: { text: 'Good', author: 'Maren', role: 'Lead' } },
  table: {
    least: { caption: 'Sizes', columns: [{ label: 'Size' }], rows: [] },
    most: {
      caption: 'Sizes',
      columns: [{ label: 'Size' }, { label: 'kg', kind: 'number' }, { label: 'C' }, { label: 'D' }],
      rows: [{ cells: ['DN 15', '2.0', 'c', 'd'] }, { cells: ['DN 20'] }],
    },
  },
  tabs: {
    least: { items: [{ label: 'Find', html }] },
    most: {
      heading: 'Steps',
      items: [
        { label: 'Find', html },
        { label: 'Order', html },
      ],
    },
  },
  text: { least: { html }, most: { heading: 'About', html } },
}
