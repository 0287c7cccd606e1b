import { pageHref, usePage, type SlotName } from '#features/blocks/public.ts'
import { SearchForm } from '#features/search/search-form.tsx'
import { SEARCH_PAGE } from '#features/search/search.rules.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-entry.module.css'

export const slot: SlotName = 'search'

/** Without script the button leads to the search page; with it, it opens the field right here [2.8.2]. */
export const Slot = () => {
  const t = useTexts('search')
  const action = pageHref(usePage().locale, SEARCH_PAGE)
  return (
    <>
      <form action={action} data-search-open="">
        <IconButton type="submit" label={t('open')}>
          <Icon name="search" />
        </IconButton>
      </form>
      <dialog className={styles.dialog} aria-label={t('open')} data-search-dialog="">
        <div className={`wrap ${styles.bar}`}>
          <SearchForm action={action} label={t('open')} submit={t('submit')} />
          <IconButton label={t('close')} data-search-close="">
            <Icon name="close" />
          </IconButton>
        </div>
      </dialog>
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
    </>
  )
}
