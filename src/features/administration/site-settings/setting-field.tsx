import { useState } from 'react'
import { readValue, writeValue, type Setting } from '#features/administration/site-settings/setting-draft.rules.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type SettingFieldProps = { setting: Setting; value: unknown; disabled: boolean; onChange: (value: unknown) => void }

/** The control that a setting's kind of value requests; empty means: as installed. */
export const SettingField = ({ setting, value, disabled, onChange }: SettingFieldProps) => {
  const t = useTexts('site-settings')
  const [text, setText] = useState<string>()
  const { kind, options = ['true', 'false'] } = setting.input
  const label = t('valueOf', { key: setting.key })
  const write = (written: string): void => {
    const read = readValue(setting, written)
    // Unreadable text stays in the field.
    setText(read === undefined ? written : undefined)
    if (read !== undefined) onChange(read)
  }
  const shown = text ?? writeValue(value)
  const error = text === undefined ? undefined : t('unreadable')
  if (kind === 'toggle' || kind === 'choice')
    return (
      <Select
        size="small"
        label={label}
        hideLabel
        disabled={disabled}
        options={[{ value: '', label: t('asInstalled') }, ...options.map((option) => ({ value: option, label: option }))]}
        value={shown}
        onChange={(event) => write(event.currentTarget.value)}
      />
    )
  const common = { label, hideLabel: true, disabled, value: shown, placeholder: t('asInstalled'), error }
  if (kind === 'lines' || kind === 'json')
    return <TextArea {...common} rows={3} onChange={(event) => write(event.currentTarget.value)} />
  return (
    <TextField
      {...common}
      size="small"
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}
