import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listSoftware } from '#features/documents/downloads/software/software.api.ts'
import { countKinds } from '#features/documents/downloads/software/software-row.rules.ts'
import type { SoftwareKind } from '#features/documents/downloads/software/software.rules.ts'
import { SoftwareTable } from '#features/documents/downloads/software/software-table.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { Section } from '#ui/section.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './software.module.css'

/** Software for a customer: the newest versions, older ones, and replacements. */
export const Block = () => {
  const t = useTexts('downloads')
  const formats = useFormats()
  const { config, locale } = usePage()
  const query = { locale: `${locale.country}/${locale.language}` }
  const { data, isError, refetch } = useEndpointQuery(listSoftware, { query, appId: config.appId, errors: 'own' })
  const [kind, setKind] = useState<SoftwareKind>()

  if (isError)
    return (
      <Section>
        <ErrorState onRetry={() => void refetch()} />
      </Section>
    )
  if (!data)
    return (
      <Section>
        <p role="status" className={styles.waiting}>
          <Spinner /> {t('loading')}
        </p>
      </Section>
    )
  // Read in the browser alone: the server draws no list.
  const linked = new URLSearchParams(location.search).get('product') ?? undefined
  const shown = data.software.filter((one) => kind === undefined || one.kind === kind)
  return (
    <Section>
      <ChipRow label={t('column.type')}>
        <ChoiceChip pressed={kind === undefined} count={formats.number(data.software.length)} onPress={() => setKind(undefined)}>
          {t('kind.all')}
        </ChoiceChip>
        {countKinds(data.software).map(([one, count]) => (
          <ChoiceChip key={one} pressed={kind === one} count={formats.number(count)} onPress={() => setKind(one)}>
            {t(`kind.${one}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <SoftwareTable key={kind} software={shown} linked={kind === undefined ? linked : undefined} />
    </Section>
  )
}
