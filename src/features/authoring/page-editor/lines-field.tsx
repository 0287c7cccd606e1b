import { useState } from 'react'
import type { AuthorField } from '#foundation/blocks/public.ts'
import { listLines, readLines, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Several short texts, one a line; a line that is begun but empty is not part of them yet. */
export const LinesField = ({ field, value, onChange }: ValueProps<Extract<AuthorField, { kind: 'lines' | 'codes' }>>) => {
  const t = useTexts('page-editor')
  const [text, setText] = useState(readLines(value))
  const stored = readLines(value)
  const shown = (listLines(text, field.keepsEmpty) ?? []).join('\n') === stored ? text : stored
  return (
    <TextArea
      label={field.label}
      hint={t('lines.hint')}
      spellCheck={field.kind !== 'codes'}
      value={shown}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(listLines(event.currentTarget.value, field.keepsEmpty))
      }}
    />
  )
}
