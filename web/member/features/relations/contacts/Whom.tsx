import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './Whom.module.css'

/** The family whose contact it is. */
export interface Whom {
  uuid: string
  registration_no: string
  last_name: string
  dob: string
  occupation_details: string
  working_place_taluka?: { name: string } | null
  user_images: readonly { image: string }[]
}

export function WhomFace({ whom }: { whom: Whom }) {
  const { gender } = useViewer()
  return <Portrait className={styles.face} image={whom.user_images[0]?.image} gender={otherSide(gender)} alt="" />
}
