import { Editor } from '@tiptap/core'
import { RICH_TEXT } from '#features/authoring/page-editor/rich-text-schema.client.ts'
import { tidyHtml } from '#features/authoring/page-editor/tidy-html.client.ts'

export type RichTextTool = 'bold' | 'italic' | 'heading' | 'list'

type RichTextOptions = {
  /** The element becomes the editor; what stands in it is replaced. */
  readonly element: HTMLElement
  readonly html: string
  readonly onChange: (html: string) => void
  /** Of the element, for those who cannot see it. */
  readonly attributes?: Readonly<Record<string, string>>
}

export type RichTextEditor = {
  readonly use: (tool: RichTextTool) => void
  /** Makes the chosen words a link; where none are chosen, these are written. */
  readonly link: (href: string, word: string) => void
  readonly write: (html: string) => void
  readonly focus: () => void
  readonly destroy: () => void
}

/** A text that is written as it will look; the library behind it comes for authors alone. */
export const createRichTextEditor = ({ element, html, onChange, attributes = {} }: RichTextOptions): RichTextEditor => {
  const editor = new Editor({
    element: { mount: element },
    extensions: RICH_TEXT,
    content: tidyHtml(html),
    // The policy of our pages refuses styles that a script writes.
    injectCSS: false,
    editorProps: { attributes: { ...attributes }, transformPastedHTML: tidyHtml },
    onUpdate: ({ editor: changed }) => onChange(tidyHtml(changed.getHTML())),
  })
  const uses: Readonly<Record<RichTextTool, () => boolean>> = {
    bold: () => editor.chain().focus().toggleBold().run(),
    italic: () => editor.chain().focus().toggleItalic().run(),
    heading: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    list: () => editor.chain().focus().toggleBulletList().run(),
  }
  return {
    use: (tool) => void uses[tool](),
    link: (href, word) => {
      const marked = { type: 'text', text: word, marks: [{ type: 'link', attrs: { href } }] }
      if (editor.state.selection.empty) editor.chain().focus().insertContent(marked).run()
      else editor.chain().focus().setLink({ href }).run()
    },
    write: (next) => void editor.commands.setContent(tidyHtml(next), { emitUpdate: false }),
    focus: () => void editor.commands.focus(),
    destroy: () => editor.destroy(),
  }
}
