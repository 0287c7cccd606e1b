import { useState } from 'react'
import { isPlainLink, isProps, orNone, textOf, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { LinkPicker } from '#features/authoring/page-editor/link-picker.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type AddressFieldProps = { label: string; hint?: string; value: unknown; onChange: (href: string) => void }

const AddressField = ({ label, hint, value, onChange }: AddressFieldProps) => {
  const t = useTexts('page-editor')
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <TextField
        size="small"
        value={textOf(value)}
        inputMode="url"
        onChange={(event) => onChange(event.currentTarget.value)}
        {...{ label, hint }}
      />
      <div>
        <Button variant="quiet" size="small" aria-label={t('link.chooseFor', { label })} onClick={() => setPicking(true)}>
          {t('link.choose')}
        </Button>
      </div>
      {isPicking && (
        <LinkPicker
          onClose={() => setPicking(false)}
          onChoose={(href) => {
            setPicking(false)
            onChange(href)
          }}
        />
      )}
    </>
  )
}

/** An address alone, or an address with its words. */
export const LinkField = ({ name, field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  if (isPlainLink(name, value))
    return <AddressField label={field.label} value={value} onChange={(href) => onChange(orNone(href))} />
  const { label, href } = isProps(value) ? value : {}
  const set = (part: 'label' | 'href', text: string): void => {
    const next = { label: textOf(label), href: textOf(href), [part]: text }
    onChange(next.label === '' && next.href === '' ? undefined : next)
  }
  return (
    <FormGroup legend={field.label}>
      <TextField
        size="small"
        label={t('link.label')}
        value={textOf(label)}
        onChange={(event) => set('label', event.currentTarget.value)}
      />
      <AddressField label={t('link.href')} hint={t('link.hint')} value={href} onChange={(text) => set('href', text)} />
    </FormGroup>
  )
}
