export function inBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.addEventListener('load', () => {
      // A data: address, since that is what was asked for.
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}
