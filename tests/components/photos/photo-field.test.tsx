import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { PhotoField } from "@/components/photos/photo-field";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { Form } from "@/components/ui/form";
import { fakeUploads } from "../../support/fake-uploads";
import { renderScreen } from "../../support/render";

function PhotoForm() {
  const form = useForm<{ photo: string | null }>({ defaultValues: { photo: null } });
  const onChange = (photo: string | null) => form.setValue("photo", photo);
  const upload = usePhotoUpload({ bucket: "item-photos", onChange });
  return (
    <Form {...form}>
      <PhotoField control={form.control} name="photo" upload={upload} isDisabled={false} />
    </Form>
  );
}

const button = (name: string) => screen.queryByRole("button", { name });

/** Renders a form with a photo field. The returned `choose` selects a file through the file input. */
function renderField() {
  const uploads = fakeUploads();
  renderScreen(<PhotoForm />);
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const choose = (file: File) => {
    const [input] = inputs;
    if (!input) throw new Error("The field has no file input.");
    // `user.upload` ignores files that the input's `accept` excludes. Drag and drop does not, so the test
    // fires the change event itself.
    fireEvent.change(input, { target: { files: [file] } });
  };
  return { uploads, inputs, choose };
}

const picture = new File(["bytes"], "photo.jpg", { type: "image/jpeg" });

test("the photo field accepts JPEG, PNG, WebP, AVIF and GIF from files and the camera", () => {
  const { inputs } = renderField();
  const formats = "image/jpeg,image/png,image/webp,image/avif,image/gif";
  expect(inputs.map(({ accept }) => accept)).toEqual([formats, formats]);
  expect(inputs.map((input) => input.getAttribute("capture"))).toEqual([null, "environment"]);
});

test("the photo field refuses a file that is not a picture, and uploads nothing", () => {
  const { uploads, choose } = renderField();
  choose(new File(["Rice"], "list.txt", { type: "text/plain" }));
  expect(screen.getByRole("status").textContent).toContain("This file is not a picture.");
  expect(button("Choose another photo")).toBeTruthy();
  expect(button("Try again")).toBeNull();
  expect(uploads).toEqual([]);
});

test("an upload that the server refuses shows the reason and a button for another photo, but no button for a retry", async () => {
  const { uploads, choose } = renderField();
  choose(picture);
  await waitFor(() => expect(uploads).toHaveLength(1));
  act(() => uploads[0]?.answer(413, { message: "Remove some photos first." }));
  expect(await screen.findByText("Remove some photos first.")).toBeTruthy();
  expect(button("Choose another photo")).toBeTruthy();
  expect(button("Try again")).toBeNull();
});
