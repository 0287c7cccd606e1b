import type { AuthorField, AuthorFields } from '#features/blocks/public.ts'
import { setProperty } from '#features/page-editor/editor.rules.ts'
import { describeNew, isProps, isPlainLink, readLines, type Props } from '#features/page-editor/field.rules.ts'
import { RichTextField } from '#features/page-editor/rich-text-field.tsx'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type ValueProps<Field extends AuthorField = AuthorField> = {
  name: string
  field: Field
  value: unknown
  onChange: (value: unknown) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Nothing written is nothing said. */
const orNone = (text: string): string | undefined => (text === '' ? undefined : text)

const LinkField = ({ name, field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  if (isPlainLink(name, value))
    return (
      <TextField
        size="small"
        label={field.label}
        value={textOf(value)}
        inputMode="url"
        onChange={(event) => onChange(orNone(event.currentTarget.value))}
      />
    )
  const { label, href } = isProps(value) ? value : {}
  const set = (part: 'label' | 'href', text: string): void => {
    const next = { label: textOf(label), href: textOf(href), [part]: text }
    onChange(next.label === '' && next.href === '' ? undefined : next)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <TextField
        size="small"
        label={t('link.label')}
        value={textOf(label)}
        onChange={(event) => set('label', event.currentTarget.value)}
      />
      <TextField
        size="small"
        label={t('link.href')}
        hint={t('link.hint')}
        value={textOf(href)}
        inputMode="url"
        onChange={(event) => set('href', event.currentTarget.value)}
      />
    </fieldset>
  )
}

const ImageField = ({ field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  const image = isProps(value) ? value : undefined
  const source = textOf(image?.['src'])
  const set = (name: string, next: unknown): void => onChange(setProperty(image ?? {}, name, next))
  /** Its size comes from the picture itself, so that nothing moves when it arrives. */
  const choose = async (typed: string): Promise<void> => {
    if (typed === source || !/^\/(?!\/)/.test(typed)) return
    const probe = new Image()
    probe.src = typed
    await probe.decode().catch(() => undefined)
    const size = { width: probe.naturalWidth || 400, height: probe.naturalHeight || 300 }
    onChange({ alt: '', ...image, src: typed, ...size })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <TextField
        size="small"
        label={t('image.source')}
        hint={t('image.sourceHint')}
        key={source}
        defaultValue={source}
        onBlur={(event) => void choose(event.currentTarget.value)}
      />
      {image && (
        <>
          <TextField
            size="small"
            label={t('image.alt')}
            value={textOf(image['alt'])}
            onChange={(event) => set('alt', event.currentTarget.value)}
          />
          <Checkbox
            label={t('image.decorative')}
            checked={image['decorative'] === true}
            onChange={(event) => set('decorative', event.currentTarget.checked || undefined)}
          />
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            {t('image.remove')}
          </Button>
        </>
      )}
    </fieldset>
  )
}

const ListField = ({ field, value, onChange }: ValueProps<Extract<AuthorField, { kind: 'list' }>>) => {
  const t = useTexts('page-editor')
  const items = Array.isArray(value) ? value.filter(isProps) : []
  const put = (at: number, item: Props): void => onChange(items.with(at, item))
  const add = (): void => onChange([...items, structuredClone(items.at(-1)) ?? describeNew(field.of)])
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {items.map((item, at) => (
        <details key={at} className={styles.item} open={items.length < 4}>
          <summary>{t('list.entry', { number: at + 1 })}</summary>
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
    </fieldset>
  )
}

const LinesField = ({ field, value, onChange }: ValueProps) => {
  const t = useTexts('page-editor')
  return (
    <TextArea
      label={field.label}
      hint={t('lines.hint')}
      value={readLines(value)}
      onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
    />
  )
}

/** One property, with the control that its kind of value asks for. */
const ValueField = ({ name, field, value, onChange }: ValueProps) => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string') && value.length > 0 && field.kind !== 'list')
    return <LinesField {...{ name, field, value, onChange }} />
  if (field.kind === 'richtext') return <RichTextField label={field.label} value={textOf(value)} onChange={onChange} />
  if (field.kind === 'list') return <ListField {...{ name, field, value, onChange }} />
  if (field.kind === 'image') return <ImageField {...{ name, field, value, onChange }} />
  if (field.kind === 'link') return <LinkField {...{ name, field, value, onChange }} />
  if (field.kind === 'toggle')
    return <Checkbox label={field.label} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
  if (field.kind === 'select')
    return (
      <Select
        size="small"
        label={field.label}
        options={field.options.map((option) => ({ value: option, label: option }))}
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
      type={isNumber ? 'number' : 'text'}
      label={field.label}
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
