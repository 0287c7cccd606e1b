import { useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { lookOf, previewTokens, type BrandDraft } from '#features/administration/brand-admin/brand-draft.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import type { Theme } from '#ui/themes.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './brand-admin.module.css'

const KINDS = ['page', 'mail', 'pdf'] as const
const MODES = ['light', 'dark'] as const
type Kind = (typeof KINDS)[number]

type LogoProps = { draft: BrandDraft; isOnDark?: boolean }

const Logo = ({ draft: { pictures }, isOnDark = false }: LogoProps) => {
  const { tenant } = usePage()
  const { logoLight, logoDark } = pictures
  const logo = isOnDark ? (logoDark ?? logoLight) : logoLight
  if (!logo) return <strong className={styles.name}>{tenant.name}</strong>
  const onPlate = isOnDark && !logoDark
  return <img className={styles.logo} src={logo.address} alt={tenant.name} data-plate={onPlate || undefined} />
}

const PagePreview = ({ draft, isOnDark }: LogoProps) => {
  const t = useTexts('brand-admin')
  return (
    <>
      <div className={styles.pageHead}>
        <Logo draft={draft} isOnDark={isOnDark ?? false} />
      </div>
      <div className={styles.hero}>
        <strong>{t('sample.title')}</strong>
        <span className={styles.heroText}>{t('sample.lead')}</span>
        <span className={styles.accent}>{t('sample.find')}</span>
      </div>
      <div className={styles.pageBody}>
        <span className={styles.action}>{t('sample.action')}</span>
        <span className={styles.second}>{t('sample.second')}</span>
        <span className={styles.link}>{t('sample.link')}</span>
        <span className={styles.soft}>{t('sample.here')}</span>
        <Badge tone="ok">{t('sample.state')}</Badge>
      </div>
    </>
  )
}

/** On white in both modes, as mail programs and printers have it. */
const PaperPreview = ({ draft, kind }: LogoProps & { kind: 'mail' | 'pdf' }) => {
  const t = useTexts('brand-admin')
  return (
    <div className={styles.paper} data-mode="light">
      <div className={styles.paperHead}>
        <Logo draft={draft} />
      </div>
      <p>{t(`sample.${kind}`)}</p>
      {kind === 'mail' ? <span className={styles.link}>{t('sample.link')}</span> : <hr />}
    </div>
  )
}

/** Page, mail and document as they will look, from what stands in the fields. */
export const BrandPreview = ({ draft, theme }: { draft: BrandDraft; theme: Theme }) => {
  const t = useTexts('brand-admin')
  const [kind, setKind] = useState<Kind>('page')
  const [mode, setMode] = useState<(typeof MODES)[number]>('light')
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <div className={styles.choices}>
        <ChipRow label={t('preview.kind')}>
          {KINDS.map((one) => (
            <ChoiceChip key={one} pressed={kind === one} onPress={() => setKind(one)}>
              {t(`preview.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <ChipRow label={t('preview.mode')}>
          {MODES.map((one) => (
            <ChoiceChip key={one} pressed={mode === one} onPress={() => setMode(one)}>
              {t(`preview.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </div>
      <figure className={styles.figure} data-theme={theme} data-mode={mode} style={previewTokens(lookOf(draft, theme), theme)}>
        {kind === 'page' ? <PagePreview draft={draft} isOnDark={mode === 'dark'} /> : <PaperPreview {...{ draft, kind }} />}
      </figure>
    </section>
  )
}
