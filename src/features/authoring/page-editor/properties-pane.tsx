import { PAGE_TEMPLATES, type AuthorFields, type Block } from '#foundation/blocks/public.ts'
import { STRUCTURES, type PageContent } from '#features/site/content/public.ts'
import { FieldList } from '#features/authoring/page-editor/block-fields.tsx'
import * as rules from '#features/authoring/page-editor/editor.rules.ts'
import { findHolder } from '#features/authoring/page-editor/nest.rules.ts'
import { PageAudience } from '#features/authoring/page-editor/page-audience.tsx'
import type { PageEditor } from '#features/authoring/page-editor/page-editor.schema.ts'
import { PageKindField } from '#features/authoring/page-editor/page-kind.tsx'
import { PageOverrides } from '#features/authoring/page-editor/page-overrides.tsx'
import { PagePlace } from '#features/authoring/page-editor/page-place.tsx'
import { addressOf } from '#features/authoring/page-editor/preview-view.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type PropertiesPaneProps = {
  editing: rules.Editing
  fields: Readonly<Record<string, AuthorFields>>
  nameOf: (block: Block) => string
  holders: readonly string[]
  onEdit: (change: (editing: rules.Editing) => rules.Editing) => void
  page: PageEditor['page']
}

const PageProperties = ({ page, editing, onEdit }: Pick<PropertiesPaneProps, 'page' | 'editing' | 'onEdit'>) => {
  const t = useTexts('page-editor')
  const { title, description, template, kind, config, flags, audience, structure } = rules.contentOf(editing)
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
        <cite>{addressOf(page)}</cite>
        <p>{description}</p>
      </div>
      <PagePlace page={page} title={title} />
      <Select
        size="small"
        label={t('page.template')}
        options={PAGE_TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) }))}
        value={template}
        onChange={(event) => set('template', event.currentTarget.value)}
      />
      {template !== 'fragment-template' && (
        <>
          <PageKindField value={kind} onChange={(value) => set('kind', value)} />
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

/** Fields of the chosen block, or of the page where none is chosen. */
export const PropertiesPane = ({ page, editing, fields, nameOf, holders, onEdit }: PropertiesPaneProps) => {
  const t = useTexts('page-editor')
  const { blocks } = rules.contentOf(editing)
  const block = blocks.find(({ id }) => id === editing.chosen)
  const beside = block ? rules.siblingsOf(blocks, block.id) : []
  const own = block && lookUp(fields, block.type)
  return (
    <aside className={styles.pane} data-pane="properties" aria-label={t('properties')}>
      <h2>{block ? nameOf(block) : t('page')}</h2>
      {block ? (
        <>
          <div className={styles.tools} role="group" aria-label={t('place')}>
            <Button
              variant="quiet"
              size="small"
              disabled={beside[0] === block}
              onClick={() => onEdit((now) => rules.moveBlock(now, block.id, -1))}
            >
              {t('move.up')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={beside.at(-1) === block}
              onClick={() => onEdit((now) => rules.moveBlock(now, block.id, 1))}
            >
              {t('move.down')}
            </Button>
            {(block.into !== undefined || findHolder(blocks, block.id, holders)) && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => onEdit((now) => rules.nestBlock(now, block.id, block.into === undefined, holders))}
              >
                {t(block.into === undefined ? 'move.into' : 'move.out')}
              </Button>
            )}
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
        <PageProperties page={page} editing={editing} onEdit={onEdit} />
      )}
    </aside>
  )
}
