import { Working } from '#web/ui/working.tsx';

/** How far an upload is. When all of it has left, the server still has to make it ready. */
export function UploadProgress({ share, name }: { share: number; name: string }) {
  const percent = Math.floor(share * 100);
  return (
    <p className="upload-progress num">
      <progress value={share} aria-label={`Upload of ${name}`} />
      {percent < 100 ? `${percent} %` : <Working />}
    </p>
  );
}
