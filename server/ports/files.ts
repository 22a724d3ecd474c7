/** Stores photos and documents. We make the names from ids and never use a member's file name. */
export interface Files {
  /** Whether the site that this one was copied from may use the same files, as with a bucket. */
  isShared: boolean
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** Resolves to null if there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** What lies right in a folder, by its name there. Empty for a folder that does not exist. */
  list(folder: string): Promise<string[]>
  /** Removes a file with every version that the storage keeps of it. */
  remove(name: string): Promise<void>
  /** Removes the unfinished files of writes that died before this moment. */
  removeHalfWritten(before: Date): Promise<void>
}
