/** A stored picture as pages need it: its size is known, so nothing shifts while it loads. */
export interface Picture {
  readonly idMedia: string;
  readonly width: number;
  readonly height: number;
  /** A tiny data: URI that lies underneath until the picture is there. */
  readonly placeholder: string | null;
}

/** Empty text marks a picture as decoration. */
export interface DescribedPicture extends Picture {
  readonly altText: string;
}
