import { sql, type Kysely } from 'kysely'
import { APP_ROLE } from '#platform/database/role-names.ts'

/** What only the owner's functions do: the application may not change these tables in any other way. */
const FUNCTIONS = [
  'erase_from_audit(uuid, text[], text[], text)',
  'erase_from_analytics(text[], text[], text)',
  'replace_mentions(text, text[], text)',
]

/** People who are erased stay in the audit log under a pseudonym. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Whoever proves that the log was not tampered with leaves the details of these entries out.
  await sql`alter table audit_entry add column redacted_at timestamptz`.execute(db)
  await sql`
    create function replace_mentions(value text, patterns text[], pseudonym text) returns text
    language plpgsql immutable parallel safe set search_path = pg_catalog, public as $$
    declare pattern text;
    begin
      foreach pattern in array patterns loop
        value := regexp_replace(value, pattern, pseudonym, 'gi');
      end loop;
      return value;
    end $$`.execute(db)
  await sql`
    create function erase_from_audit(person uuid, signs text[], patterns text[], pseudonym text) returns integer
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare changed integer;
    begin
      /* Nothing but a pseudonym can be written into the log this way. */
      if pseudonym !~ '^erased-[0-9a-f]{12}$' then raise exception 'not a pseudonym'; end if;
      update audit_entry set redacted_at = now(), details = replace_mentions((
          /* What people do with their own account holds what they wrote; what staff did stays, without their network. */
          case when subject_id = person and split_part(action, '.', 1) = any('{authenticator,case,company-name,email,identity,
              notifications,passkey,profile,recovery-codes,request,revalidation,training}'::text[])
            then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
              where key = any('{object,number,kind,field,fields,status}'::text[]))
            when subject_id = person or actor_id = person then details - 'address'
            else details end)::text, patterns, pseudonym)::jsonb
        where tenant = current_setting('app.tenant')
          and (actor_id = person or subject_id = person or details::text ~* any(signs));
      get diagnostics changed = row_count;
      return changed;
    end $$`.execute(db)
  await sql`
    create function erase_from_analytics(signs text[], patterns text[], pseudonym text) returns integer
    language plpgsql security definer set search_path = pg_catalog, public as $$
    declare changed integer;
    begin
      if pseudonym !~ '^erased-[0-9a-f]{12}$' then raise exception 'not a pseudonym'; end if;
      update analytics_request set request = replace_mentions(request::text, patterns, pseudonym)::jsonb
        where tenant = current_setting('app.tenant') and request::text ~* any(signs);
      get diagnostics changed = row_count;
      return changed;
    end $$`.execute(db)
  for (const name of FUNCTIONS) {
    await sql`revoke all on function ${sql.raw(name)} from public`.execute(db)
    await sql`grant execute on function ${sql.raw(name)} to ${sql.id(APP_ROLE)}`.execute(db)
  }
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of FUNCTIONS) await sql`drop function ${sql.raw(name)}`.execute(db)
  await sql`alter table audit_entry drop column redacted_at`.execute(db)
}
