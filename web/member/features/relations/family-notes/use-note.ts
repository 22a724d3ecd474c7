import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FamilyNote, MemberSummary } from '#contract/finding/summary.ts'
import { call } from '#web/api/client.ts'
import { applyRelation } from '#web/member/features/relations/actions/apply-relation.ts'
import { toast } from '#web/ui/Toasts.tsx'

type Said = Pick<FamilyNote, 'mark' | 'note' | 'for_family'>
const nothing: Said = { mark: null, note: '', for_family: 'N' }

/** The reader's own note about a member, and how it is changed. */
export function useNote({ uuid, notes }: Pick<MemberSummary, 'uuid' | 'notes'>) {
  const client = useQueryClient()
  const written = notes.find(note => note.is_you === 'Y')
  const own: Said = written ? { mark: written.mark, note: written.note, for_family: written.for_family } : nothing
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
  return { own, isBusy: isPending, change }
}
