import { writeAudit } from '#foundation/audit/public.server.ts'
import { listPageLocaleNames } from '#features/authoring/authoring/public.server.ts'
import { findAsset, mediaTypeOf, saveAsset } from '#features/site/media/public.server.ts'
import { openContent, replaceEverywhere, takeUpload } from '#features/authoring/media-library/library.service.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound, Problem } from '#platform/http/errors.ts'
import { RENDITION_FORMATS, RENDITION_WIDTHS, renditionAddress } from '#ui/picture.rules.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/authoring/media-library/library.api.ts'
import * as rules from '#features/authoring/media-library/library.rules.ts'
import * as store from '#features/authoring/media-library/library.store.ts'

const INCOMPLETE = 'A picture needs an alternative text in every language of the site, unless it only decorates.'

const listLanguages = async (tx: Tx): Promise<string[]> => [
  ...new Set((await listPageLocaleNames(tx)).map((locale) => locale.slice(3))),
]
const rootOf = ({ scope }: FastifyRequest): string => `/content/dam/${scope.tenant}`

const listRenditions = (address: string, { mediaType, width }: store.MediaRow): string[] =>
  /^image\/(?:png|jpeg|webp|avif)$/.test(mediaType) && width !== null
    ? RENDITION_WIDTHS.filter((step) => step <= width).flatMap((step) =>
        RENDITION_FORMATS.map((format) => renditionAddress(address, step, format)),
      )
    : []

/** The library of pictures and files that authors and admins tend. */
export const libraryRoutes = (app: App): void => {
  const { clock, files } = app.services
  const audit = (request: FastifyRequest, action: `media.${string}`, path: string, change: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object: path, ...change, address: request.ip })
  const toRow = (row: store.MediaRow, address: string, usedBy: number, languages: readonly string[]) => {
    const { path, mediaType, byteSize, width, height, changedAt, tags, alts, isDecorative } = row
    const missing = rules.listMissingAlts(row, languages)
    const shown = { path, address, mediaType, byteSize, width, height, changedAt: changedAt.toISOString() }
    return { ...shown, usedBy, tags, alts: { ...alts }, isDecorative, missing }
  }

  addEndpoint(app, api.listMedia, async (request) => {
    const { find, folder, tag, state, kind, ...list } = request.query
    const now = clock.now()
    const languages = await listLanguages(request.tx)
    const site = { languages, today: rules.dayOf(now), soon: rules.soonFrom(now) }
    const { rows, total } = await store.listMediaRows(request.tx, { find, folder, tag, state, kind }, site, list)
    const addressOf = ({ path }: store.MediaRow): string => `${rootOf(request)}${path}`
    const uses = await store.countUses(request.tx, rows.map(addressOf))
    return {
      rows: rows.map((row) => ({
        ...toRow(row, addressOf(row), uses.get(addressOf(row)) ?? 0, languages),
        licence: rules.licenceStateOf(row.licenceEnds, now),
      })),
      total,
      ...(await store.listShelves(request.tx)),
    }
  })

  addEndpoint(app, api.readMedia, async (request) => {
    const row = (await store.findMediaRow(request.tx, request.query.path)) ?? notFound('file')
    const address = `${rootOf(request)}${row.path}`
    const uses = await store.listUses(request.tx, address)
    const languages = await listLanguages(request.tx)
    return {
      ...toRow(row, address, uses.length, languages),
      version: row.version,
      focus: { x: row.focusX, y: row.focusY },
      licence: row.licence,
      licenceEnds: row.licenceEnds,
      languages,
      renditions: listRenditions(address, row),
      uses,
    }
  })

  addEndpoint(app, api.addMedia, async (request) => {
    const upload = await takeUpload(request, request.body.uploadId)
    const { tenant } = request.scope
    const content = await openContent(request, files, upload)
    const folder = rules.cleanFolder(request.body.folder)
    const isTaken = await store.readTakenPaths(request.tx, folder || '/library')
    const path = rules.planAssetPath({ folder, fileName: upload.name, contentType: upload.mediaType ?? '' }, isTaken)
    if (path === undefined) return badRequest('This file is not one that the library holds.')
    await saveAsset(request.tx, files, { tenant, path, content })
    await store.markOwn(request.tx, path)
    await audit(request, 'media.add', path, { after: upload.name })
    return { path, address: `${rootOf(request)}${path}` }
  })

  addEndpoint(app, api.describeMedia, async (request) => {
    const { path, focus, alts, tags, ...written } = request.body
    const row = (await store.findMediaRow(request.tx, path, true)) ?? notFound('file')
    const { mediaType } = row
    const missing = rules.listMissingAlts({ ...written, mediaType, alts }, await listLanguages(request.tx))
    if (missing.length > 0)
      throw new Problem(422, 'incomplete', INCOMPLETE, {
        extra: {
          message: INCOMPLETE,
          problems: missing.map((language) => ({ path: `alts.${language}`, message: INCOMPLETE })),
        },
      })
    const details = { ...written, alts, tags: rules.cleanTags(tags), focusX: focus.x, focusY: focus.y }
    await store.saveDetails(request.tx, path, details)
    const { alts: before, tags: tagsBefore, focusX, focusY, licence, licenceEnds } = row
    await audit(request, 'media.describe', path, {
      before: { alts: before, tags: tagsBefore, focusX, focusY, licence, licenceEnds },
      after: details,
    })
    return { path }
  })

  addEndpoint(app, api.replaceMedia, async (request) => {
    const { path, uploadId, by } = request.body
    if ((uploadId === undefined) === (by === undefined)) return badRequest('Say either which upload or which other file.')
    const { tenant } = request.scope
    await store.findMediaRow(request.tx, path, true)
    const old = (await findAsset(request.tx, path)) ?? notFound('file')
    if (old.access === 'hidden') return notFound('file')
    const from = `${rootOf(request)}${path}`
    if (by !== undefined) {
      const other = by === path ? undefined : await store.findMediaRow(request.tx, by)
      const { width, height } = other ?? notFound('file')
      const pages = await replaceEverywhere(request, from, { src: `${rootOf(request)}${by}`, width, height }, clock.now())
      await audit(request, 'media.replace', path, { before: path, after: by, pages })
      return { path: by, pages }
    }
    const upload = await takeUpload(request, uploadId ?? '')
    const planned = rules.planAssetPath({ folder: '', fileName: 'x', contentType: upload.mediaType ?? '' }, () => false)
    if (planned === undefined || mediaTypeOf(planned) !== old.mediaType)
      throw new Problem(415, 'unsupported_media_type', 'The new file must be of the same kind as the old one.')
    const content = await openContent(request, files, upload)
    const { access } = old
    const { width, height, version } = await saveAsset(request.tx, files, { tenant, path, content, access })
    const isSameSize = width === old.width && height === old.height
    const pages = isSameSize ? 0 : await replaceEverywhere(request, from, { src: from, width, height }, clock.now())
    await audit(request, 'media.replace', path, { before: `Version ${old.version}`, after: `Version ${version}`, pages })
    return { path, pages }
  })

  addEndpoint(app, api.removeMedia, async (request, reply) => {
    const { path } = request.query
    const row = (await store.findMediaRow(request.tx, path, true)) ?? notFound('file')
    if (!row.isOwn) conflict('This file came with the catalogue or the documents, which still name it.')
    const uses = await store.countUses(request.tx, [`${rootOf(request)}${path}`])
    if (uses.size > 0) conflict('Pages still use this file.')
    await store.deleteAsset(request.tx, path)
    await audit(request, 'media.remove', path, { before: path, after: null })
    return reply.send(undefined)
  })
}
