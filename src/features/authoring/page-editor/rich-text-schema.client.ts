import { Mark, Node } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** A part of a table as a text may hold it: shown and written in, its shape as it was authored. */
const tablePart = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const CELL_ATTRIBUTES = ['scope', 'colspan', 'rowspan']
const cell = (name: string, tag: string) =>
  tablePart(name, tag, 'inline*').extend({
    addAttributes: () => Object.fromEntries(CELL_ATTRIBUTES.map((attribute) => [attribute, { default: null }])),
  })

const mark = (name: string, tag: string) => Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** The tags that the server keeps of a text, and no others: whatever is pasted becomes one of these. */
export const RICH_TEXT = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, linkOnPaste: true, HTMLAttributes: { target: null, rel: null, class: null } },
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  tablePart('table', 'table', 'tableCaption? tableHead? tableBody* tableFoot?').extend({ group: 'block' }),
  tablePart('tableCaption', 'caption', 'inline*'),
  tablePart('tableHead', 'thead', 'tableRow+'),
  tablePart('tableBody', 'tbody', 'tableRow+'),
  tablePart('tableFoot', 'tfoot', 'tableRow+'),
  tablePart('tableRow', 'tr', '(tableHeaderCell | tableCell)+'),
  cell('tableHeaderCell', 'th'),
  cell('tableCell', 'td'),
]
