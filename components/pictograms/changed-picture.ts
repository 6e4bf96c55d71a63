interface Picture {
  photo?: string | null | undefined;
  pictogram?: string | null | undefined;
}

/**
 * Returns the photo and the pictogram of a form, undefined where they are unchanged, so that they are not sent. The
 * server would refuse a stored pictogram that it no longer has.
 */
export function changedPicture(form: Picture, stored: Picture): Picture {
  return {
    photo: form.photo === stored.photo ? undefined : form.photo,
    pictogram: form.pictogram === stored.pictogram ? undefined : form.pictogram,
  };
}
