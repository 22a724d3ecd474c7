import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { familyRoleLetter, familyRoleName } from '#domain/words/family-role-names.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { familyQuery } from '#web/member/parts/family-query.ts'
import { meQuery } from '#web/session/queries.ts'
import { leaveTelling, tellFailure } from '#web/session/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { InitialFace } from '#web/ui/InitialFace.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { BeginsLine } from './BeginsLine.tsx'
import { FamilyListeners, listenersQuery } from './FamilyListeners.tsx'
import { familyWords } from './family-words.ts'
import { InviteForm } from './InviteForm.tsx'
import styles from './OwnSessions.module.css'
import { PasswordDialog } from './PasswordDialog.tsx'

/** Who of the family logs in for the profile: the list, an invitation, and the candidate's last word. */
export function FamilyLogins() {
  const language = useLanguage()
  const t = familyWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(familyQuery)
  const { data: member } = useQuery(meQuery)
  const [removed, setRemoved] = useState<{ role: FamilyRole; isSelf: boolean } | null>(null)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />

  const remove = async (role: FamilyRole, password?: string) => {
    const { message } = await call('DELETE /family', { role, ...(password && { password }) })
    if (removed?.isSelf) return leaveTelling(message)
    await client.invalidateQueries({ queryKey: familyQuery.queryKey })
    toast.success(message)
    setRemoved(null)
  }
  const confirm = async (uuid: string, password: string) => {
    const { message } = await call('PUT /family/confirm', { uuid, password })
    await client.invalidateQueries({ queryKey: familyQuery.queryKey })
    await client.invalidateQueries({ queryKey: listenersQuery.queryKey })
    toast.success(message)
    setConfirmed(null)
  }
  const isOwner = data.list.some(({ state, is_you }) => state === 'OWNER' && is_you === 'Y')
  return (
    <div className={styles.sessions}>
      <Hint>{t.hint}</Hint>
      <ul aria-label={t.people}>
        {data.list.map(({ uuid, role, state, contact, is_you, may_remove, begins_at }) => {
          const roleName = familyRoleName(language, role)
          // The candidate is the one whose name and face the family has given.
          const who = role === 'CANDIDATE' && member ? inLanguage(member, language).first_name : roleName
          const isSelf = is_you === 'Y'
          return (
            <li key={`${role} ${state}`} className="apart">
              {role === 'CANDIDATE' && member ? (
                <Portrait className={styles.face} image={member.image} gender={member.gender} alt="" face />
              ) : (
                <InitialFace letter={familyRoleLetter(language, role)} />
              )}
              <div className={classNames(styles.person, 'numeric')}>
                <b>{who}</b> {isSelf ? <Badge tone="good">{t.you}</Badge> : null}
                {who === roleName ? null : <p>{roleName}</p>}
                <p>{contact}</p>
                <p>{t[state === 'WAITS' || state === 'SUSPENDED' ? 'JOINED' : state]}</p>
                <BeginsLine state={state} beginsAt={begins_at} />
              </div>
              {state === 'SUSPENDED' && isOwner ? (
                <Button small aria-label={t.confirmLabel(who)} onClick={() => setConfirmed(uuid)}>
                  {t.confirm}
                </Button>
              ) : null}
              {may_remove === 'N' ? null : state === 'INVITED' ? (
                <Button small aria-label={t.withdrawLabel(who)} onClick={() => remove(role).catch(tellFailure)}>
                  {t.withdraw}
                </Button>
              ) : (
                <Button
                  small
                  aria-label={isSelf ? t.leave : t.removeLabel(who)}
                  onClick={() => setRemoved({ role, isSelf })}
                >
                  {isSelf ? t.leave : t.remove}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {data.free_roles.length > 0 ? <InviteForm free={data.free_roles} /> : null}
      <FamilyListeners onConfirm={setConfirmed} />
      <LastWord isKept={data.last_word === 'Y'} mayChange={data.may_set_last_word === 'Y'} />
      {removed ? (
        <PasswordDialog
          title={removed.isSelf ? t.leaveTitle : t.removeTitle}
          hint={removed.isSelf ? t.leaveHelp : t.removeHelp}
          confirm={removed.isSelf ? t.leave : t.remove}
          onPassword={password => remove(removed.role, password)}
          onClose={() => setRemoved(null)}
        />
      ) : null}
      {confirmed ? (
        <PasswordDialog
          title={t.confirmTitle}
          hint={t.confirmHelp}
          confirm={t.confirm}
          onPassword={password => confirm(confirmed, password)}
          onClose={() => setConfirmed(null)}
        />
      ) : null}
    </div>
  )
}

function LastWord({ isKept, mayChange }: { isKept: boolean; mayChange: boolean }) {
  const t = familyWords(useLanguage())
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /family', { last_word: isKept ? 'N' : 'Y' }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: familyQuery.queryKey })
      toast.success(message)
    },
    onError: tellFailure,
  })
  return (
    <section className="stack-3">
      <h2>{t.lastWordTitle}</h2>
      <Hint>{t.lastWordHelp}</Hint>
      <p>
        <Badge tone={isKept ? 'warning' : 'good'}>{isKept ? t.lastWordIsKept : t.lastWordIsShared}</Badge>
      </p>
      {mayChange ? (
        <p>
          <Button busy={isPending} onClick={() => mutate()}>
            {isKept ? t.giveLastWord : t.keepLastWord}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
