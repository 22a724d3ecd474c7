export interface PlayerProps {
  src: string
  onFailed: () => void
}
