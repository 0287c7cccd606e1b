import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { listPages } from '#features/authoring/authoring/public.ts'
import { ApplyButton } from '#features/authoring/navigation-admin/apply-dialog.tsx'
import { giveMenu, mayGetMenu } from '#features/authoring/navigation-admin/apply-navigation.rules.ts'
import { EntryPanel, isWhole } from '#features/authoring/navigation-admin/entry-panel.tsx'
import * as moves from '#features/authoring/navigation-admin/move-entry.rules.ts'
import { NavBranch, type TreeActions } from '#features/authoring/navigation-admin/nav-branch.tsx'
import {
  BRANCH_NAMES,
  BRANCHES,
  PARTS,
  type BranchName,
  type NavEntry,
  type Part,
} from '#features/authoring/navigation-admin/nav-tree.rules.ts'
import { TroubleMessage } from '#features/authoring/navigation-admin/trouble-message.tsx'
import { isUnpublished, useNavigation } from '#features/authoring/navigation-admin/use-navigation.client.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './navigation-admin.module.css'

const countEntries = (entries: readonly NavEntry[]): number =>
  entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0)

/** Header, menus, footer and business links of one market, written and published like pages. */
const MarketNavigation = ({ locale, markets }: { locale: string; markets: readonly string[] }) => {
  const t = useTexts('navigation-admin')
  const { state, trouble, isBusy, hasChanges, change, save, publish, applyTo, reload } = useNavigation(locale)
  const [part, setPart] = useState<Part>('header')
  const [chosen, setChosen] = useState<string>()
  const [news, setNews] = useState<string>()
  const [hasTried, setTried] = useState(false)
  const [made, setMade] = useState(0)
  if (!state) return <p role="status">{t('loading')}</p>
  const { navigation } = state
  const found = moves.findEntry(navigation, chosen)
  const branches = BRANCH_NAMES.filter((name) => BRANCHES[name].part === part && navigation[name])
  const branch: BranchName | undefined = found && branches.includes(found.branch) ? found.branch : branches[0]

  /** The row stays under the fingers that moved it. */
  const edit = (work: () => void): void => {
    setNews(undefined)
    work()
  }
  const focusRow = (id: string): void => void setTimeout(() => document.getElementById(`entry-${id}`)?.focus())
  const actions: TreeActions = {
    chosen,
    choose: setChosen,
    move: (id, move) => {
      edit(() => change((before) => moves.moveEntry(before, id, move)))
      focusRow(id)
    },
    drop: (id, onto) => edit(() => change((before) => moves.dropEntry(before, id, onto))),
  }
  const add = (isHeading: boolean): void => {
    if (!branch) return
    const id = `new.${made}`
    const entry: NavEntry = { id, title: '', rest: {}, children: [], ...(!isHeading && { href: '' }) }
    setMade(made + 1)
    setTried(false)
    edit(() => change((before) => (isHeading ? moves.addHeading : moves.addLink)(before, branch, entry, chosen)))
    setChosen(id)
  }
  const send = async (work: () => Promise<boolean>, said: string): Promise<void> => {
    setTried(true)
    setNews(undefined)
    const all = Object.values(navigation).flat()
    if (!all.every(isWhole)) {
      const bad = (entries: readonly NavEntry[]): NavEntry | undefined => {
        const first = entries.find((entry) => !isWhole(entry))
        return first && (bad(first.children) ?? first)
      }
      const first = bad(all)
      const place = moves.findEntry(navigation, first?.id)
      if (place) setPart(BRANCHES[place.branch].part)
      setChosen(first?.id)
      return
    }
    if (await work()) setNews(said)
  }
  const others = markets.filter((one) => one !== locale)
  const apply = async (): Promise<boolean> => {
    const applied = await applyTo(others)
    setNews(t('applied', { count: applied, all: others.length }))
    return false
  }
  const isDraft = isUnpublished(state)
  const fragment = part === 'footer' ? FRAME_FRAGMENTS.footer : FRAME_FRAGMENTS.header
  const mark = hasChanges ? 'unsaved' : isDraft ? 'draft' : 'published'
  return (
    <>
      <div className={styles.bar}>
        <ChipRow label={t('part')}>
          {PARTS.map((one) => (
            <ChoiceChip
              key={one}
              pressed={one === part}
              count={BRANCH_NAMES.filter((name) => BRANCHES[name].part === one).reduce(
                (sum, name) => sum + countEntries(navigation[name] ?? []),
                0,
              )}
              onPress={() => {
                setPart(one)
                setChosen(undefined)
              }}
            >
              {t(`part.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        <Badge tone={mark === 'published' ? 'ok' : 'warn'}>{t(`state.${mark}`)}</Badge>
        <div className={styles.tools}>
          <Button variant="secondary" onClick={() => add(false)} disabled={!branch}>
            {t('add')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => add(true)}
            disabled={!branch || !moves.mayAddHeading(navigation, branch, chosen)}
          >
            {t('add.heading')}
          </Button>
          <ApplyButton {...{ locale, others, isBusy }} onApply={() => void send(apply, '')} />
          <Button variant="secondary" busy={isBusy} onClick={() => void send(save, t('saved'))}>
            {t('save')}
          </Button>
          <Button busy={isBusy} onClick={() => void send(publish, t('published'))}>
            {t('publish')}
          </Button>
        </div>
      </div>
      <div role="status">{news && <Message tone="ok">{news}</Message>}</div>
      {trouble && <TroubleMessage trouble={trouble} onReload={() => void reload()} />}
      <div className={styles.work}>
        <div>
          {branches.map((name) => (
            <NavBranch key={name} title={t(`branch.${name}`)} entries={navigation[name] ?? []} actions={actions} />
          ))}
          <ButtonLink variant="quiet" size="small" href={`/${locale}${fragment}?wcmmode=edit`}>
            {t('history')}
          </ButtonLink>
        </div>
        {found && branches.includes(found.branch) ? (
          <EntryPanel
            key={found.entry.id}
            {...{ found, navigation, hasTried }}
            onEdit={(values) => edit(() => change((before) => moves.editEntry(before, found.entry.id, values)))}
            onMove={(move) => edit(() => change((before) => moves.moveEntry(before, found.entry.id, move)))}
            onGiveMenu={
              mayGetMenu(navigation, found.entry.id)
                ? () => {
                    edit(() => change((before) => giveMenu(before, found.entry.id, locale)))
                    setTried(false)
                    setChosen(`${found.entry.id}.first`)
                  }
                : undefined
            }
            onRemove={() => {
              edit(() => change((before) => moves.removeEntry(before, found.entry.id)))
              setChosen(undefined)
            }}
          />
        ) : (
          <p className={styles.panel}>{t('choose')}</p>
        )}
      </div>
    </>
  )
}

export const Block = () => {
  const t = useTexts('navigation-admin')
  const { locale } = usePage()
  const here = pageHref(locale, '/').split('/').filter(Boolean).join('/')
  const [market, setMarket] = useState(here)
  const { data } = useEndpointQuery(listPages, { query: { path: FRAME_FRAGMENTS.header } })
  const markets = data?.locales ?? [here]
  return (
    <Section space="tight">
      <div className={styles.market}>
        <Select
          label={t('market')}
          size="small"
          value={market}
          options={markets.map((value) => ({ value, label: value }))}
          onChange={(event) => setMarket(event.target.value)}
        />
      </div>
      <MarketNavigation key={market} locale={market} markets={markets} />
    </Section>
  )
}
