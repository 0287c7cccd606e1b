import type { AuthorField, AuthorFields } from '#foundation/blocks/public.ts'
import { setProperty, titleOf } from '#features/authoring/page-editor/editor.rules.ts'
import { describeNew, isProps, orNone, textOf, type Props, type ValueProps } from '#features/authoring/page-editor/field.rules.ts'
import { ColourField } from '#features/authoring/page-editor/colour-field.tsx'
import { ChoicesField, WeekdayField, WeekdaysField } from '#features/authoring/page-editor/choices-field.tsx'
import { ImageField } from '#features/authoring/page-editor/image-field.tsx'
import { LinesField } from '#features/authoring/page-editor/lines-field.tsx'
import { LinkField } from '#features/authoring/page-editor/link-field.tsx'
import { MomentField } from '#features/authoring/page-editor/moment-field.tsx'
import { RichTextField } from '#features/authoring/page-editor/rich-text-field.tsx'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

const ListField = ({ field, value, onChange }: ValueProps<Extract<AuthorField, { kind: 'list' }>>) => {
  const t = useTexts('page-editor')
  const items = Array.isArray(value) ? value.filter(isProps) : []
  const put = (at: number, item: Props): void => onChange(items.with(at, item))
  const add = (): void => onChange([...items, structuredClone(items.at(-1)) ?? describeNew(field.of)])
  return (
    <FormGroup legend={field.label}>
      {items.map((item, at) => (
        <details key={at} className={styles.item} open={items.length < 4}>
          <summary>{[t('list.entry', { number: at + 1 }), titleOf({ props: item })].filter(Boolean).join(': ')}</summary>
          <FieldList fields={field.of} props={item} onChange={(name, next) => put(at, setProperty(item, name, next))} />
          <div className={styles.tools}>
            {at > 0 && (
              <Button variant="quiet" size="small" onClick={() => onChange(items.toSpliced(at, 1).toSpliced(at - 1, 0, item))}>
                {t('list.up')}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => onChange(items.toSpliced(at, 1))}>
              {t('list.remove')}
            </Button>
          </div>
        </details>
      ))}
      <Button variant="secondary" size="small" onClick={add}>
        {t('list.add')}
      </Button>
    </FormGroup>
  )
}

/** One property, with the control for its kind of value. */
const ValueField = ({ name, field, value, onChange }: ValueProps) => {
  if (field.kind === 'lines' || field.kind === 'codes') return <LinesField {...{ name, field, value, onChange }} />
  if (field.kind === 'richtext') return <RichTextField label={field.label} value={textOf(value)} onChange={onChange} />
  if (field.kind === 'list') return <ListField {...{ name, field, value, onChange }} />
  if (field.kind === 'image') return <ImageField {...{ name, field, value, onChange }} />
  if (field.kind === 'link') return <LinkField {...{ name, field, value, onChange }} />
  if (field.kind === 'toggle')
    return <Checkbox label={field.label} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
  if (field.kind === 'colour') return <ColourField {...{ name, field, value, onChange }} />
  if (field.kind === 'choices') return <ChoicesField {...{ name, field, value, onChange }} />
  if (field.kind === 'weekdays') return <WeekdaysField {...{ name, field, value, onChange }} />
  if (field.kind === 'weekday') return <WeekdayField {...{ name, field, value, onChange }} />
  if (field.kind === 'moment') return <MomentField {...{ name, field, value, onChange }} />
  if (field.kind === 'select')
    return (
      <Select
        size="small"
        label={field.label}
        options={field.options.map((option) => ({ value: option, label: lookUp(field.names ?? {}, option) ?? option }))}
        placeholder={value === undefined ? '–' : undefined}
        value={textOf(value)}
        onChange={(event) => onChange(orNone(event.currentTarget.value))}
      />
    )
  if (field.kind === 'multiline')
    return (
      <TextArea label={field.label} value={textOf(value)} onChange={(event) => onChange(orNone(event.currentTarget.value))} />
    )
  const isNumber = field.kind === 'number'
  return (
    <TextField
      size="small"
      type={isNumber || field.kind === 'date' ? field.kind : 'text'}
      label={field.label}
      spellCheck={field.kind === 'code' ? false : undefined}
      value={textOf(value)}
      onChange={(event) => {
        const text = event.currentTarget.value
        onChange(isNumber && text !== '' ? Number(text) : orNone(text))
      }}
    />
  )
}

type FieldListProps = { fields: AuthorFields; props: Props; onChange: (name: string, value: unknown) => void }

export const FieldList = ({ fields, props, onChange }: FieldListProps) => (
  <div className={styles.fields}>
    {Object.entries(fields).map(([name, field]) => (
      <ValueField key={name} {...{ name, field }} value={lookUp(props, name)} onChange={(value) => onChange(name, value)} />
    ))}
  </div>
)
