import { useEffect, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { enterTool } from '#features/access/tool-access/enter-tool.client.ts'
import type { ToolRedirect } from '#features/access/tool-access/blocks/tool-redirect.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './access-result.module.css'

/** Seen for a moment: the browser goes on as soon as the server has said where to. */
export const Block = ({ name }: ToolRedirect) => {
  const t = useTexts('tool-access')
  const page = usePage()
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    void enterTool(page).then((entry) => setStaying(entry === 'stay'))
  }, [page])
  return (
    <Section>
      <h1 className={styles.title}>{name || t('redirect.tool')}</h1>
      <p className={styles.lead} role="status">
        {isStaying ? t('redirect.stays') : t('redirect.opening')}
      </p>
      {!isStaying && <Spinner />}
      <p className={styles.actions}>
        <ButtonLink variant="secondary" href={pageHref(page.locale, '/secure/tools')}>
          {t('toTools')}
        </ButtonLink>
      </p>
    </Section>
  )
}
