import { PAGE_TEMPLATES, type AuthorFields } from '#features/blocks/public.ts'
import { STRUCTURES, type PageContent } from '#features/content/public.ts'
import { FieldList } from '#features/page-editor/block-fields.tsx'
import * as rules from '#features/page-editor/editor.rules.ts'
import { PageAudience } from '#features/page-editor/page-audience.tsx'
import { PageOverrides } from '#features/page-editor/page-overrides.tsx'
import { nameOfType } from '#features/page-editor/palette.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type PropertiesPaneProps = {
  editing: rules.Editing
  fields: Readonly<Record<string, AuthorFields>>
  names: Readonly<Record<string, string>>
  onEdit: (change: (editing: rules.Editing) => rules.Editing) => void
}

const PageProperties = ({ editing, onEdit }: Pick<PropertiesPaneProps, 'editing' | 'onEdit'>) => {
  const t = useTexts('page-editor')
  const { title, description, template, config, flags, audience, structure } = rules.contentOf(editing)
  const set = (name: keyof PageContent, value: unknown): void =>
    onEdit((now) => rules.changeContent(now, { ...rules.contentOf(now), [name]: value }, name))
  return (
    <div className={styles.fields}>
      <TextField
        size="small"
        label={t('page.title')}
        value={title}
        maxLength={200}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <TextArea
        label={t('page.description')}
        hint={t('page.descriptionHint')}
        value={description}
        maxLength={400}
        onChange={(event) => set('description', event.currentTarget.value)}
      />
      <div className={styles.found}>
        <span>{t('page.found')}</span>
        <b>{title}</b>
        <p>{description}</p>
      </div>
      <Select
        size="small"
        label={t('page.template')}
        options={PAGE_TEMPLATES.map((value) => ({ value, label: value }))}
        value={template}
        onChange={(event) => set('template', event.currentTarget.value)}
      />
      {template !== 'fragment-template' && (
        <>
          <PageAudience value={audience} onChange={(value) => set('audience', value)} />
          <Select
            size="small"
            label={t('structure')}
            hint={t('structure.hint')}
            options={['', ...STRUCTURES].map((value) => ({
              value,
              label: t(`structure.${value || 'template'}` as 'structure.page'),
            }))}
            value={structure ?? ''}
            onChange={(event) =>
              set(
                'structure',
                STRUCTURES.find((one) => one === event.currentTarget.value),
              )
            }
          />
        </>
      )}
      <PageOverrides label={t('page.config')} value={config} onChange={(value) => set('config', value)} />
      <PageOverrides label={t('page.flags')} value={flags} onChange={(value) => set('flags', value)} />
    </div>
  )
}

/** What the chosen block holds, or the page where none is chosen. */
export const PropertiesPane = ({ editing, fields, names, onEdit }: PropertiesPaneProps) => {
  const t = useTexts('page-editor')
  const { blocks } = rules.contentOf(editing)
  const at = blocks.findIndex(({ id }) => id === editing.chosen)
  const block = blocks[at]
  const name = block && nameOfType(block.type)
  const own = block && lookUp(fields, block.type)
  return (
    <aside className={styles.pane} data-pane="properties" aria-label={t('properties')}>
      <h2>{block ? (name ? t(`block.${name}`) : (lookUp(names, block.type) ?? block.type)) : t('page')}</h2>
      {block ? (
        <>
          <div className={styles.tools} role="group" aria-label={t('place')}>
            <Button
              variant="quiet"
              size="small"
              disabled={at === 0}
              onClick={() => onEdit((now) => rules.moveBlock(now, block.id, -1))}
            >
              {t('move.up')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={at === blocks.length - 1}
              onClick={() => onEdit((now) => rules.moveBlock(now, block.id, 1))}
            >
              {t('move.down')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onEdit((now) => rules.copyBlock(now, block.id))}>
              {t('copy')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onEdit((now) => rules.removeBlock(now, block.id))}>
              {t('remove')}
            </Button>
          </div>
          {own ? (
            <FieldList
              key={block.id}
              fields={own}
              props={block.props}
              onChange={(property, value) => onEdit((now) => rules.changeProperty(now, block.id, property, value))}
            />
          ) : (
            <p>{t('noFields')}</p>
          )}
        </>
      ) : (
        <PageProperties editing={editing} onEdit={onEdit} />
      )}
    </aside>
  )
}
