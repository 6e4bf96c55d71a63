import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import { makeQueryClient } from "@/lib/client/query-client";
import { toastStore } from "@/lib/client/toast";
import { fakeUploads } from "../../support/fake-uploads";

const picture = (name = "photo.jpg") => new File(["bytes"], name, { type: "image/jpeg" });

function renderUpload() {
  const uploads = fakeUploads();
  const onChange = vi.fn();
  const queryClient = makeQueryClient();
  const { result, unmount } = renderHook(
    () => usePhotoUpload({ bucket: "item-photos", onChange }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  /** Chooses a file and waits until its upload has started. */
  const choose = async (file: File) => {
    const before = uploads.length;
    act(() => result.current.choose(file));
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
    const upload = uploads.at(-1);
    if (!upload) throw new Error("Nothing is on its way.");
    return upload;
  };
  return { state: () => result.current.state, result, unmount, choose, uploads, onChange };
}

test("a photo upload reports its progress and then passes the object key to the form", async () => {
  const { state, choose, onChange } = renderUpload();
  const upload = await choose(picture());
  expect(upload.open).toHaveBeenCalledWith("POST", "/api/upload?bucket=item-photos");
  act(() => upload.progress(1, 4));
  expect(state()).toMatchObject({ status: "uploading", percent: 25 });
  expect(onChange).not.toHaveBeenCalled();
  act(() => upload.answer(201, { objectKey: "key" }));
  await waitFor(() => expect(state().status).toBe("done"));
  expect(onChange.mock.calls).toEqual([["key"]]);
  expect(toastStore.get()).toMatchObject({
    title: "Photo uploaded",
    text: "The photo has been uploaded successfully.",
  });
});

test("choosing another photo aborts the first upload and ignores its progress", async () => {
  const { state, choose, onChange } = renderUpload();
  const first = await choose(picture("first.jpg"));
  const second = await choose(picture("second.jpg"));
  expect(first.isAborted).toBe(true);
  act(() => first.progress(1, 1));
  expect(state()).toMatchObject({ status: "uploading", percent: 0 });
  act(() => second.answer(201, { objectKey: "second" }));
  await waitFor(() => expect(state().status).toBe("done"));
  expect(onChange.mock.calls).toEqual([["second"]]);
});

test("a cancelled photo upload changes nothing and shows no error", async () => {
  const { state, result, choose, onChange } = renderUpload();
  const toast = toastStore.get();
  const upload = await choose(picture());
  act(() => result.current.reset());
  expect(upload.isAborted).toBe(true);
  await act(() => Promise.resolve());
  expect(state()).toEqual({ status: "idle" });
  expect(onChange).not.toHaveBeenCalled();
  expect(toastStore.get()).toBe(toast);
});

test.each([
  ["a network failure", (upload: { fail: () => void }) => upload.fail(), true, /cannot be reached/],
  [
    "an unsupported format",
    (upload: { answer: (status: number, body: unknown) => void }) =>
      upload.answer(415, { message: "JPEG works." }),
    false,
    /^JPEG works\.$/,
  ],
])(
  "an upload that fails by %s has a reason and states whether a retry can help",
  async (_, fail, canRetry, reason) => {
    const { state, result, choose, uploads } = renderUpload();
    const upload = await choose(picture());
    act(() => fail(upload));
    await waitFor(() => expect(state().status).toBe("failed"));
    expect(state()).toMatchObject({ canRetry, reason: expect.stringMatching(reason) as string });
    expect(toastStore.get()).toMatchObject({
      title: "Error",
      text: "There was an error uploading the photo. Please try again.",
    });
    act(() => result.current.retry());
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(state().status).toBe("uploading");
  },
);

test("a PDF is not uploaded as a photo", () => {
  const { state, result, uploads } = renderUpload();
  act(() => result.current.choose(new File(["a"], "a.pdf", { type: "application/pdf" })));
  expect(state()).toMatchObject({ status: "failed", picture: null });
  expect(uploads).toEqual([]);
});

test("unmounting a form aborts the photo upload that was started in it", async () => {
  const { choose, unmount } = renderUpload();
  const upload = await choose(picture());
  unmount();
  expect(upload.isAborted).toBe(true);
});
