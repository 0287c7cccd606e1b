import { useEffect, useEffectEvent, useId, useRef, useState, type MouseEvent } from 'react'
import { LinkPicker } from '#features/authoring/page-editor/link-picker.tsx'
import type { RichTextEditor, RichTextTool } from '#features/authoring/page-editor/rich-text-editor.client.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type RichTextFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  id?: string
  value: string
  onChange: (html: string) => void
}

const TOOLS: readonly RichTextTool[] = ['bold', 'italic', 'heading', 'list']

/** The words that are selected stay selected. */
const keepSelection = (event: MouseEvent): void => event.preventDefault()

/** The editor of an element, once its library is there; what was written elsewhere meanwhile, such as by undo, is written into it. */
const useEditor = (value: string, label: string, onChange: (html: string) => void) => {
  const field = useRef<HTMLDivElement>(null)
  const editor = useRef<RichTextEditor>(undefined)
  const written = useRef<string>(undefined)
  const note = useEffectEvent((html: string): void => {
    written.current = html
    onChange(html)
  })
  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { createRichTextEditor } = await import('#features/authoring/page-editor/rich-text-editor.client.ts')
    if (!field.current || signal.aborted) return
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': label }
    written.current = value
    editor.current = createRichTextEditor({ element: field.current, html: value, onChange: (html) => note(html), attributes })
  })
  useEffect(() => {
    const leaving = new AbortController()
    void open(leaving.signal)
    return () => {
      leaving.abort()
      editor.current?.destroy()
    }
  }, [])
  useEffect(() => {
    if (!editor.current || value === written.current) return
    written.current = value
    editor.current.write(value)
  }, [value])
  return { field, editor }
}

/** A text with paragraphs, headings, lists and links, written as it will look. */
export const RichTextField = ({ label, hint, error, optional = false, id: given, value, onChange }: RichTextFieldProps) => {
  const t = useTexts('page-editor')
  const ui = useTexts('ui')
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const { field, editor } = useEditor(value, id, onChange)
  const [isLinking, setLinking] = useState(false)
  return (
    <div className={styles.rich}>
      <span className={styles.label} id={id}>
        {label}
        {optional && <span className={styles.optional}>{ui('optional')}</span>}
      </span>
      {hint && (
        <span className={styles.optional} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.tools} role="group" aria-label={t('rich.tools', { label })}>
        {TOOLS.map((tool) => (
          <Button key={tool} variant="quiet" size="small" onMouseDown={keepSelection} onClick={() => editor.current?.use(tool)}>
            {t(`rich.${tool}`)}
          </Button>
        ))}
        <Button variant="quiet" size="small" onMouseDown={keepSelection} onClick={() => setLinking(true)}>
          {t('rich.link')}
        </Button>
      </div>
      <div
        ref={field}
        id={given}
        className={styles.paper}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isLinking && (
        <LinkPicker
          onClose={() => setLinking(false)}
          onChoose={(href) => {
            setLinking(false)
            editor.current?.link(href, t('rich.linkWord'))
          }}
        />
      )}
    </div>
  )
}
