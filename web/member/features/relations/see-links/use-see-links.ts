import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConsentText } from '#contract/families/consents.ts'
import { call } from '#web/api/client.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { seeLinksQuery } from './queries.ts'

/** Makes and ends links to one biodata. Failures have been told. */
export function useSeeLinks(uuid: string) {
  const client = useQueryClient()
  const told = ({ message }: { message: string }) => {
    toast.success(message)
    void client.invalidateQueries(seeLinksQuery(uuid))
  }
  const make = useMutation({
    async mutationFn({ photos, consent }: { photos: boolean; consent: ConsentText | null }) {
      if (consent) {
        const { text, version, language } = consent
        await call('PUT /consents', { consents: [{ text, version, language, is_given: 'Y' }] })
        void client.invalidateQueries({ queryKey: ['consents'] })
      }
      return call('POST /see-links', { uuid, photos: photos ? 'Y' : 'N' })
    },
    onSuccess: told,
  })
  const end = useMutation({ mutationFn: (link: string) => call('DELETE /see-links', { uuid: link }), onSuccess: told })
  return { make, end }
}
