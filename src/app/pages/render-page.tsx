import { randomUUID } from 'node:crypto'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { PageProvider, SlotsProvider, type PageRecorder } from '#foundation/blocks/public.ts'
import type { Block, EmbeddedModel, PageContext, PageModel, PropsInMarkup } from '#foundation/blocks/public.ts'
import { localeTag } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { DEFAULT_THEME } from '#ui/themes.ts'
import { TextsProvider } from '#ui/use-texts.tsx'
import { createBlockMarkup, type BlockMarkup } from '#app/pages/block-markup.ts'
import type { PageAssets } from '#app/pages/page-assets.ts'
import { writeHead } from '#app/pages/page-head.ts'
import { escapeText, writeAttributes, writeScriptJson } from '#app/pages/write-markup.ts'

export type RenderInput = {
  readonly model: PageModel
  readonly assets: PageAssets
  readonly dictionaries: Dictionaries
  /** Block types that the browser wakes. */
  readonly interactive: ReadonlySet<string>
  /** Of these, those that are drawn the same at any time. */
  readonly timeless: ReadonlySet<string>
}

type Props = Block['props']
type BlockModule = {
  readonly Block: ComponentType<Props & { children?: React.ReactNode }>
  readonly inMarkup?: PropsInMarkup<Props>
  /** Also copied to the top of the page's model, for scripts that look for it there. */
  readonly inModel?: (props: Props) => Props
}

const modules = import.meta.glob<BlockModule>(['../../{foundation,features}/**/*.block.tsx', '../../../demo/**/*.block.tsx'], {
  eager: true,
})
const components = new Map(
  Object.entries(modules).map(([file, module]) => [file.split('/').at(-1)?.replace('.block.tsx', '') ?? '', module]),
)

type SlotModule = { readonly Slot: ComponentType<object> }

const fillings = Map.groupBy(
  Object.entries(import.meta.glob<SlotModule>('../../{foundation,features/*}/*/*.slot.tsx', { eager: true })),
  ([file]) => file.split('/').at(-1)?.replace('.slot.tsx', '') ?? '',
)
const slots = new Map([...fillings].map(([name, found]) => [name, found.map(([, { Slot }]) => Slot)]))

export const blockTypes: readonly string[] = [...components.keys()]

const textOf = (dictionaries: Dictionaries, key: string): string => lookUp(dictionaries['content'], key) ?? key

const remembered = createBlockMarkup(`text-${randomUUID()}`)

/** React writes pictures of the first screen to load ahead of what it draws; their place is the head. */
const AHEAD = /^(?:<link rel="preload" as="image"[^>]*>)+/

const splitAhead = (drawn: readonly string[]): { readonly ahead: string; readonly body: string } => ({
  ahead: [...new Set(drawn.flatMap((html) => AHEAD.exec(html)?.[0].split(/(?<=>)/) ?? []))].slice(0, MOST_AHEAD).join(''),
  body: drawn.map((html) => html.replace(AHEAD, '')).join(''),
})
/** As React itself counts them. */
const MOST_AHEAD = 10

/** How one page draws its blocks. Interactive ones are rendered as roots of their own, as the browser will wake them. */
const createRenderer = ({ model, dictionaries, interactive, timeless }: RenderInput, drawMarkup: BlockMarkup) => {
  const {
    title,
    description,
    origin,
    publishedAt,
    theme,
    brand,
    isNarrowed,
    structure,
    translationScript,
    header,
    notices,
    footer,
    sideNavigation,
    blocks,
    ...context
  } = model
  const inContext = (children: React.ReactNode, page: PageContext = context, recorder?: PageRecorder) => (
    <TextsProvider dictionaries={dictionaries} locale={page.locale}>
      <PageProvider page={page} recorder={recorder}>
        <SlotsProvider slots={slots}>{children}</SlotsProvider>
      </PageProvider>
    </TextsProvider>
  )
  const ids = new Set(blocks.map(({ id }) => id))
  // A block that names a missing parent stands on the page itself.
  const inside = Map.groupBy(blocks, ({ into }) => (into !== undefined && ids.has(into) ? into : undefined))
  const drawInside = (block: Block) => inside.get(block.id)?.map(model.mode === 'edit' ? drawEdited : (one) => draw(one))
  const draw = (block: Block | undefined, page?: PageContext, recorder?: PageRecorder) => {
    const Component = block && components.get(block.type)?.Block
    if (!block || !Component) return null
    if (!interactive.has(block.type))
      return (
        <Component key={block.id} {...block.props}>
          {drawInside(block)}
        </Component>
      )
    const __html = renderToString(inContext(<Component {...block.props} />, page, recorder), { identifierPrefix: block.id })
    return <div key={block.id} id={block.id} data-island={block.type} dangerouslySetInnerHTML={{ __html }} />
  }
  /** A block by itself, as text: what it was before need not be drawn again. */
  const drawAlone = (block: Block | undefined): string => {
    if (!block) return ''
    const drawNew = (page?: PageContext, recorder?: PageRecorder): string =>
      renderToString(inContext(draw(block, page, recorder), page, recorder), { identifierPrefix: block.id })
    // Interactive ones may show the time of day.
    const isRemembered = (!interactive.has(block.type) || timeless.has(block.type)) && !inside.has(block.id)
    return isRemembered ? drawMarkup(block, context, dictionaries, drawNew) : drawNew()
  }
  /** An author chooses a block by the element it stands in. */
  const drawEdited = (block: Block) => (
    <div key={block.id} data-block-id={block.id} data-block-type={block.type} data-into={block.into}>
      {draw(block)}
    </div>
  )
  const pickIslands = (all: readonly (Block | undefined)[]): Block[] =>
    all
      .filter((block) => block !== undefined)
      .filter((block) => interactive.has(block.type))
      .map((block) => ({ ...block, props: components.get(block.type)?.inMarkup?.leaveOut(block.props) ?? block.props }))
  return { context, inContext, draw, drawAlone, drawEdited, pickIslands, onPage: inside.get(undefined) ?? [] }
}

const pickModelParts = (blocks: readonly Block[]): Props =>
  blocks.reduce<Props>((parts, { type, props }) => ({ ...parts, ...components.get(type)?.inModel?.(props) }), {})

/** Model in, document out. */
export const renderPage = (input: RenderInput, drawMarkup: BlockMarkup = remembered): string => {
  const { model, assets, dictionaries } = input
  const { header, notices, footer, sideNavigation, blocks } = model
  const { context, drawAlone, pickIslands, onPage } = createRenderer(input, drawMarkup)
  // A page of a feature's own may stand in a frame: its main part then needs a name beside that of the page around it.
  const mainLabel = header || model.publishedAt ? undefined : model.title
  // Links to other locales stand in the markup.
  const { alternates, nearestPaths, ...travelling } = context
  const embedded: EmbeddedModel = {
    ...pickModelParts(blocks),
    ...travelling,
    islands: pickIslands([header, notices, ...blocks, footer]),
  }
  const [top, middle, side, bottom] = [
    splitAhead([drawAlone(header), drawAlone(notices)]),
    splitAhead(onPage.map(drawAlone)),
    splitAhead([drawAlone(sideNavigation)]),
    splitAhead([drawAlone(footer)]),
  ]
  const main = `<main${writeAttributes({
    id: 'main',
    tabindex: '-1',
    'aria-label': mainLabel,
    'data-website-translation': model.translationScript && '',
  })}>${middle.body}</main>`
  const ahead = [top, side, middle, bottom].map((part) => part.ahead).join('')
  const html = {
    lang: localeTag(model.locale),
    'data-theme': model.theme ?? DEFAULT_THEME,
    'data-domain-id': model.config.domainId,
    'data-shell': model.area,
  }
  return [
    `<!doctype html><html${writeAttributes(html)}>`,
    writeHead(model, assets, ahead),
    `<body${writeAttributes({ 'data-page-kind': model.kind, 'data-template': model.template })}>`,
    `<a class="skip-link" href="#main">${escapeText(textOf(dictionaries, 'skip'))}</a>`,
    top.body,
    sideNavigation ? `<div${writeAttributes({ 'data-area': model.area })}>${side.body}${main}</div>` : main,
    bottom.body,
    `<script type="application/json" id="page-model">${writeScriptJson(embedded)}</script></body></html>`,
  ].join('')
}

/** Blocks alone, with the styles they need and, for those that wake, their properties in `[data-fragment-islands]`. */
export const renderFragment = (input: RenderInput): string => {
  const { inContext, draw, drawEdited, pickIslands, onPage } = createRenderer(input, remembered)
  const isEdited = input.model.mode === 'edit'
  const islands = isEdited ? [] : pickIslands(input.model.blocks)
  return renderToString(
    inContext(
      <>
        {input.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {onPage.map((block) => (isEdited ? drawEdited(block) : draw(block)))}
        {islands.length > 0 && (
          <script
            type="application/json"
            data-fragment-islands=""
            dangerouslySetInnerHTML={{ __html: writeScriptJson(islands) }}
          />
        )}
      </>,
    ),
    // Ids count from the start in every rendering: these will stand beside those of a page.
    { identifierPrefix: input.model.path.replace(/\W/g, '-') },
  )
}
