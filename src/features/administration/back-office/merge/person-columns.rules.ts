export const MERGE_GROUPS = [
  'orders',
  'carts',
  'lists',
  'favourites',
  'cases',
  'requests',
  'downloads',
  'tools',
  'training',
  'sites',
  'views',
  'accounts',
  'forms',
] as const
export type MergeGroup = (typeof MERGE_GROUPS)[number]

export type MoveDecision = {
  readonly how: 'move'
  readonly group: MergeGroup
  /** How the column names a person: by id, by id as text, or as `Holder` of identity does. */
  readonly as?: 'text' | 'holder'
  /** With the person, what two rows cannot share: the row of the one who stays wins. */
  readonly key?: readonly string[]
  /** SQL: the key counts for these rows only. */
  readonly keyWhere?: string
  /** SQL: what happens to the row that loses, if it is not removed. */
  readonly loserSet?: string
  /** Rows that hang on a row that loses and go to the winner, as long as it has none with this key. */
  readonly parts?: { readonly table: string; readonly parent: string; readonly key: readonly string[] }
  /** A column that is true for one row of a person at most. */
  readonly single?: string
  /** Other rows refer to these: they are copied with these columns first, and removed at the end. */
  readonly copy?: readonly string[]
}

/** `record`: says who did it then; `sign-in`: opens an account, and never another one; `ends` with the account. */
export type ColumnDecision =
  | MoveDecision
  | { readonly how: 'stay'; readonly because: 'record' | 'sign-in' | 'ends' | 'no person' }

const RECORD = { how: 'stay', because: 'record' } as const
const SIGN_IN = { how: 'stay', because: 'sign-in' } as const
const ENDS = { how: 'stay', because: 'ends' } as const
const NO_PERSON = { how: 'stay', because: 'no person' } as const
const move = (group: MergeGroup, more: Omit<MoveDecision, 'how' | 'group'> = {}): MoveDecision => ({
  how: 'move',
  group,
  ...more,
})

/**
 * The treatment of every column that names a person when two people are merged. A new column needs a line here:
 * `merge-people.test.ts` compares this with the database.
 */
export const PERSON_COLUMNS: Readonly<Record<string, ColumnDecision>> = {
  'access_request.asked_by': RECORD,
  'access_request.decided_by': RECORD,
  'access_request.person_id': move('requests', {
    key: ['kind', 'subject_id'],
    keyWhere: `status = 'Waiting'`,
    loserSet: `status = 'Withdrawn', decided_at = now()`,
  }),
  'access_request_event.actor_id': RECORD,
  'agent_grant.person_id': SIGN_IN,
  'approval.requester_id': move('orders'),
  'approval_event.by_id': RECORD,
  'approval_event.for_id': RECORD,
  'assigned_sold_to.person_id': move('accounts', { copy: ['sold_to_id'] }),
  'audit_entry.actor_id': RECORD,
  'audit_entry.subject_id': RECORD,
  'authenticator.person_id': SIGN_IN,
  'bookmark.person_id': move('favourites', { key: ['list', 'href'] }),
  'canned_answer.changed_by': RECORD,
  'cart.person_id': move('carts', {
    key: ['sold_to_id'],
    keyWhere: 'ordered_at is null',
    parts: { table: 'cart_line', parent: 'cart_id', key: ['sku', 'is_saved'] },
  }),
  'case_copy.person_id': move('cases', { key: ['case_id'] }),
  'case_event.author_id': RECORD,
  'case_message.author_id': RECORD,
  'case_note.author_id': RECORD,
  'certificate.holder': NO_PERSON,
  'certificate.person_id': move('training', { key: ['date_id'] }),
  'course_enrolment.person_id': move('training', { key: ['date_id'] }),
  'data_import.made_by': RECORD,
  'draft_line.saved_by': RECORD,
  'download_acceptance.holder': move('downloads', { as: 'holder' }),
  'download_acceptance.person_id': move('downloads'),
  'download_link.holder': ENDS,
  'export_file.person_id': move('downloads'),
  'export_mark.person_id': move('downloads', { key: ['account'] }),
  'export_schedule.person_id': move('downloads'),
  'external_identity.person_id': SIGN_IN,
  'favourite_sold_to.person_id': move('accounts', { key: ['sold_to_id'], single: 'is_default' }),
  'form_submission.holder': move('forms', { as: 'holder' }),
  'form_submission.person_id': move('forms'),
  'inbox_entry.person_id': move('views', { key: ['kind', 'subject'] }),
  'inbox_preference.person_id': move('views', { key: ['kind'] }),
  'job.owner': move('downloads', { as: 'text' }),
  'knowledge_vote.holder': move('favourites', { as: 'holder', key: ['article_id'] }),
  'known_device.person_id': ENDS,
  'mail_outbox.caused_by': RECORD,
  'mail_text.changed_by': RECORD,
  'notification_preference.person_id': move('views', { key: ['topic'] }),
  'order_reading.person_id': move('carts'),
  'order_change.decided_by': RECORD,
  'order_change.requested_by': move('orders'),
  'order_return.decided_by': RECORD,
  'order_return.requested_by': move('orders'),
  'order_subscription.person_id': move('orders', { key: ['order_id'] }),
  'orders.placed_by': move('orders'),
  'page.scheduled_by': RECORD,
  'page_presence.person_id': ENDS,
  'page_review.asked_by': RECORD,
  'page_review.decided_by': RECORD,
  'page_version.published_by': RECORD,
  'page_version.saved_by': RECORD,
  'passkey.person_id': SIGN_IN,
  'person.merged_into': RECORD,
  'person_sold_to.person_id': move('accounts', { key: ['sold_to_id'], single: 'is_default' }),
  'person_token.person_id': ENDS,
  'preview_link.created_by': RECORD,
  'product.replaced_by': NO_PERSON,
  'procurement_connection.person_id': move('accounts'),
  'punch_out.person_id': ENDS,
  'purchase_order.person_id': move('orders', { key: ['sha256'] }),
  'product_schedule.person_id': move('lists'),
  'publication_mark.person_id': move('favourites', { key: ['slug'] }),
  'quote.requested_by': move('orders'),
  'quote_version.made_by': RECORD,
  'recovery_code.person_id': SIGN_IN,
  'release.changed_by': RECORD,
  'recurring_order.person_id': move('orders'),
  'saved_list.person_id': move('lists', {
    key: [],
    keyWhere: 'name is null',
    parts: { table: 'saved_list_item', parent: 'list_id', key: ['sku'] },
  }),
  'saved_search.person_id': move('views'),
  'tour_dismissal.person_id': ENDS,
  'saved_view.person_id': move('views', { key: ['list', 'name'] }),
  'session.acting_for': ENDS,
  'session.person_id': ENDS,
  'session_account.person_id': ENDS,
  'sign_in_message.changed_by': RECORD,
  'site.person_id': move('sites', { key: ['key'], single: 'is_primary' }),
  'site_brand.changed_by': RECORD,
  'site_case.person_id': move('sites', {
    key: ['key'],
    keyWhere: `status = 'New'`,
    loserSet: `status = 'Cancelled', decided_at = now()`,
  }),
  'site_read_only.started_by': RECORD,
  'site_setting.changed_by': RECORD,
  'software_product.replaced_by': NO_PERSON,
  'software_watch.person_id': move('favourites', { key: ['product_key'] }),
  'substitute.person_id': move('accounts', { key: [] }),
  'substitute.substitute_id': move('accounts'),
  'support_case.assigned_to': RECORD,
  'support_case.person_id': move('cases'),
  'tool_access.person_id': move('tools', { key: ['tool_id'] }),
  'tool_favourite.person_id': move('tools', { key: ['tool_id'] }),
  'tool_use.person_id': move('tools'),
  'upload.person_id': ENDS,
  'webhook.kept_by': move('accounts'),
}
