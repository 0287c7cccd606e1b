import { useState } from 'react'
import { isProps, type Props } from '#features/authoring/page-editor/field.rules.ts'
import { TextArea } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type PageOverridesProps = { label: string; value: Props; onChange: (value: Props) => void }

const write = (value: Props): string => (Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 1))

const read = (text: string): Props | undefined => {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isProps(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Settings of this page that differ from the site; the server accepts only known ones. */
export const PageOverrides = ({ label, value, onChange }: PageOverridesProps) => {
  const t = useTexts('page-editor')
  const [text, setText] = useState<string>()
  return (
    <TextArea
      label={label}
      hint={t('page.overrideHint')}
      rows={3}
      spellCheck={false}
      value={text ?? write(value)}
      error={text !== undefined && read(text) === undefined ? t('page.overrideWrong') : undefined}
      onBlur={() => text !== undefined && read(text) !== undefined && setText(undefined)}
      onChange={(event) => {
        const written = event.currentTarget.value
        setText(written)
        const next = read(written)
        if (next) onChange(next)
      }}
    />
  )
}
