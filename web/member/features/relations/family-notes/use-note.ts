import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FamilyNote, MemberSummary } from '#contract/finding/summary.ts'
import { call } from '#web/api/client.ts'
import { applyRelation } from '#web/member/features/relations/actions/apply-relation.ts'
import { meQuery } from '#web/session/queries.ts'
import { toast } from '#web/ui/Toasts.tsx'

type Said = Pick<FamilyNote, 'mark' | 'note' | 'for_family'>

/** The reader's own note about a member, and how it is changed. */
export function useNote({ uuid, notes }: Pick<MemberSummary, 'uuid' | 'notes'>) {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const written = notes.find(note => note.is_you === 'Y')
  // What a parent thinks is for the candidate who keeps the last word, unless the parent says otherwise.
  const readers = me?.logged_in.leaves_to_candidate === 'Y' ? 'CANDIDATE' : 'N'
  const own: Said = written
    ? { mark: written.mark, note: written.note, for_family: written.for_family }
    : { mark: null, note: '', for_family: readers }
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: Partial<Said>) => call('PUT /notes/:uuid', { uuid, ...own, ...change }),
    onSuccess: ({ relation, message }) => {
      applyRelation(client, relation)
      toast.success(message)
    },
  })
  /** Resolves to whether it was written. A failure has been told. */
  const change = (said: Partial<Said>): Promise<boolean> =>
    mutateAsync(said).then(
      () => true,
      () => false,
    )
  return {
    own,
    isBusy: isPending,
    change,
    candidate: me && (readers === 'CANDIDATE' || own.for_family === 'CANDIDATE') ? me : null,
  }
}
