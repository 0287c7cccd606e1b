import type { SearchTakeover } from '#features/search/blocks/search-takeover.schema.ts'
import { SearchBar } from '#features/search/takeover/search-bar.tsx'
import { SearchPanel } from '#features/search/takeover/search-panel.tsx'
import { TypeOptions } from '#features/search/takeover/type-options.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-takeover.module.css'

/** The header's variant [2.8.1]. It arrives when someone reaches for the search, and holds what a script needs to know. */
export const Block = ({ topics, types, securedTypes, suggestionPath, suggestionSize }: SearchTakeover) => {
  const t = useTexts('search')
  const open = types.map(({ type }) => type)
  return (
    <dialog
      className={styles.dialog}
      aria-label={t('open')}
      data-search-dialog=""
      data-suggestion-path={suggestionPath}
      data-suggestion-size={suggestionSize}
    >
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.head}>
          <SearchBar types={open} />
          <IconButton label={t('close')} data-search-close="">
            <Icon name="close" />
          </IconButton>
        </div>
        <SearchPanel topics={topics} />
      </div>
      <template data-search-types="">
        <TypeOptions types={[...open, ...securedTypes.map(({ type }) => type)]} />
      </template>
      <template data-search-highlight="">
        <Hint
          label={t('highlight.label')}
          actions={
            <Button size="small" variant="quiet" data-highlight-close="">
              {t('highlight.close')}
            </Button>
          }
        >
          <strong>{t('highlight.title')}</strong>
          {t('highlight.text')}
        </Hint>
      </template>
    </dialog>
  )
}
