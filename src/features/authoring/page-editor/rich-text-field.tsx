import { useEffect, useId, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react'
import { LinkPicker } from '#features/authoring/page-editor/link-picker.tsx'
import { tidyHtml } from '#features/authoring/page-editor/tidy-html.client.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type RichTextFieldProps = { label: string; value: string; onChange: (html: string) => void }

/** Browsers still do this best, and every one of them does it. */
// oxlint-disable-next-line typescript/no-deprecated -- nothing has taken its place, and undo in the field relies on it
const run = (command: string, value?: string): void => void document.execCommand(command, false, value)

const TOOLS = [
  ['bold', 'bold', undefined],
  ['italic', 'italic', undefined],
  ['heading', 'formatBlock', 'h3'],
  ['list', 'insertUnorderedList', undefined],
] as const

/** The words that are selected stay selected. */
const keepSelection = (event: MouseEvent): void => event.preventDefault()

/** A text with paragraphs, headings, lists and links, written as it will look. */
export const RichTextField = ({ label, value, onChange }: RichTextFieldProps) => {
  const t = useTexts('page-editor')
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)

  useEffect(() => {
    // Typed text is in the element already; other changes, such as undo, are written into it.
    if (!field.current || value === written.current) return
    field.current.innerHTML = tidyHtml(value)
    written.current = value
  }, [value])

  const note = (): void => {
    const html = tidyHtml(field.current?.innerHTML ?? '')
    written.current = html
    onChange(html)
  }
  const paste = (event: ClipboardEvent): void => {
    const html = event.clipboardData.getData('text/html')
    if (html === '') return
    event.preventDefault()
    run('insertHTML', tidyHtml(html))
  }
  /** The words that were selected, which the dialog takes the focus from. */
  const [linking, setLinking] = useState<Range>()
  const link = (): void => {
    const selection = getSelection()
    const isHere = selection !== null && selection.rangeCount > 0 && field.current?.contains(selection.anchorNode)
    const end = document.createRange()
    if (field.current) end.selectNodeContents(field.current)
    end.collapse(false)
    setLinking(isHere ? selection.getRangeAt(0) : end)
  }
  const finishLink = (href: string): void => {
    field.current?.focus()
    const selection = getSelection()
    selection?.removeAllRanges()
    if (linking) selection?.addRange(linking)
    if (linking?.collapsed) run('insertHTML', tidyHtml(`<a href="${href.replaceAll('"', '%22')}">${t('rich.linkWord')}</a>`))
    else run('createLink', href)
    setLinking(undefined)
    note()
  }
  return (
    <div className={styles.rich}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.tools} role="group" aria-label={t('rich.tools', { label })}>
        {TOOLS.map(([name, command, option]) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            onMouseDown={keepSelection}
            onClick={() => {
              run(command, option)
              note()
            }}
          >
            {t(`rich.${name}`)}
          </Button>
        ))}
        <Button variant="quiet" size="small" onMouseDown={keepSelection} onClick={() => link()}>
          {t('rich.link')}
        </Button>
      </div>
      <div
        ref={field}
        className={styles.paper}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={id}
        contentEditable
        suppressContentEditableWarning
        onFocus={() => run('defaultParagraphSeparator', 'p')}
        onInput={note}
        onPaste={paste}
      />
      {linking && <LinkPicker onClose={() => setLinking(undefined)} onChoose={finishLink} />}
    </div>
  )
}
